import { type Shell, serveOffline, type WorkerScope } from './serve-offline';

/** The build replaces this constant with the version and the files of the site. */
declare const SHELL: Shell;

// TypeScript's types for pages and for workers exclude each other. At run time, `globalThis` has the members
// of WorkerScope.
serveOffline(globalThis as unknown as WorkerScope, SHELL);
