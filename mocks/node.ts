import { setupServer } from 'msw/node';
import { createHandlers } from './handlers.ts';
import { readFromDisk } from './media/read-file-node.ts';
import { World, type WorldOptions } from './store/world.ts';

/** Creates the demo backend for Vitest. A request that it does not handle fails the test. */
export function createDemoServer(options: WorldOptions = {}) {
  const world = new World(options);
  const server = setupServer(...createHandlers({ world, readFile: readFromDisk }));
  return {
    world,
    server,
    listen(): void {
      server.listen({
        onUnhandledFrame: ({ frame, defaults }) => {
          defaults.error();
          throw new Error(`No mock handles ${String(frame)}`);
        },
      });
    },
  };
}
