import { operations } from '@generated/operation-list';
import { createHandlers } from '@mocks/handlers';
import { World } from '@mocks/store/world';
import { HttpHandler, matchRequestUrl, type RequestHandler } from 'msw';

/** Matches the paths of handlers that respond to every call without another handler. */
const CATCH_ALL = /^\*\/\w+\/\*$/;

/** Returns the operations of the contract that have no handler. */
export function missingHandlers(handlers: readonly RequestHandler[]): string[] {
  const own = handlers.flatMap((handler) => {
    if (!(handler instanceof HttpHandler)) return [];
    const { method, path } = handler.info;
    return typeof path === 'string' && !CATCH_ALL.test(path) ? [{ method, path }] : [];
  });
  return Object.entries(operations).flatMap(([id, { method, path }]) => {
    const url = new URL(path.replaceAll(/\{\w+\}/g, '1'), 'http://127.0.0.1');
    const isHandled = own.some((one) => one.method === method && matchRequestUrl(url, one.path).matches);
    return isHandled ? [] : [`${id} (${method} ${path})`];
  });
}

/** Stops the run before it starts. Otherwise each story of a screen that makes the call would fail. */
export default function expectHandlers(): void {
  const missing = missingHandlers(createHandlers({ world: new World() }));
  if (missing.length > 0)
    throw new Error(
      `The demo channel has no handler for ${missing.join(', ')}: add it to the file of its subject in mocks/behaviour/.`,
    );
}
