import { type Shell, serveOffline, type WorkerScope } from './serve-offline';

/** The build replaces this by the version and the files of the site. */
declare const SHELL: Shell;

// TypeScript's types for pages and for workers exclude each other; the worker has what WorkerScope names.
serveOffline(globalThis as unknown as WorkerScope, SHELL);
