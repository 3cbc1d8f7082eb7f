import type { OperationId } from '@generated/operations';
import { World } from '@mocks/store/world';
import { afterAll, expect, test, vi } from 'vitest';
import { createEdge } from '../../edge/edge';
import { rest } from './fake-time';
import { type FaultName, faultNames } from './faults';
import { type Figures, recordFigures } from './figures';
import { Network } from './network';

const MINUTE_MS = 60_000;
/** A shorter timeout for hanging calls, because the edge waits for seconds before it gives up. */
const HANGING_TIMEOUT_MS = 200;

interface EdgeFile {
  type: string;
  contains: string;
  /** The operations whose responses make up the file. */
  calls: readonly OperationId[];
}

const SETTINGS = ['getSettings', 'getColorSettings'] as const;
const FILES: Record<string, EdgeFile> = {
  '/calendar.ics?teams=101&lang=en': {
    type: 'text/calendar',
    contains: 'BEGIN:VEVENT',
    calls: [
      ...(['getChannelKey', 'getApiKey', 'getSettings', 'listParticipants'] as const),
      ...(['listEventLocations', 'listEventCategories', 'listEvents'] as const),
    ],
  },
  '/manifest.webmanifest': { type: 'application/manifest+json', contains: 'Northfield', calls: SETTINGS },
  '/app-icon.svg': { type: 'image/svg+xml', contains: '<svg', calls: SETTINGS },
  '/apple-touch-icon.png': { type: 'image/png', contains: 'IEND', calls: SETTINGS },
};

const figures: Figures = { tried: 0, passed: 0, crashed: [], failed: [] };
afterAll(() => recordFigures('edge', figures));

/** Starts the edge in front of a demo channel in which one call fails until it recovers. */
function edgeWith(world: World, operation: OperationId, fault: `${FaultName}`) {
  const healthy = new Network(world, null, fault);
  const faulty = new Network(world, operation, fault);
  faulty.release();
  let network = healthy;
  let nowMs = Date.now();
  const edge = createEdge({
    fetch: (input, init) => network.fetch(input instanceof Request ? input.url : input, init),
    config: async () => ({ hosts: {} }),
    page: async () => new Response('page'),
    now: () => nowMs,
  });
  return {
    faulty,
    get: (path: string) => edge(new Request(location.origin + path)),
    fail: () => {
      network = faulty;
    },
    recover: () => {
      network = healthy;
    },
    wait: (ms: number) => {
      nowMs += ms;
    },
  };
}

async function expectFile(response: Response, { type, contains }: EdgeFile): Promise<void> {
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toContain(type);
  expect(await response.text()).toContain(contains);
}

async function expectFileOr503(response: Response, file: EdgeFile): Promise<void> {
  if (response.status === 200) return expectFile(response, file);
  expect(response.status).toBe(503);
  expect(response.headers.get('retry-after')).toBe('300');
  expect(response.headers.get('cache-control')).toBe('no-store');
}

const CASES = Object.entries(FILES).flatMap(([path, file]) =>
  file.calls.map((operation) => [path, operation, file] as const),
);

test.each(CASES)(
  'the edge serves %s complete, from its cache or not at all, in every fault of %s',
  async (path, operation, file) => {
    const world = new World();
    for (const fault of faultNames) {
      figures.tried += 1;
      const what = `${path} ${operation}: ${fault}`;
      const timeoutSpy = vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
        const controller = new AbortController();
        void rest(fault === 'timeout' ? HANGING_TIMEOUT_MS : ms).then(() => controller.abort());
        return controller.signal;
      });
      try {
        const fresh = edgeWith(world, operation, fault);
        fresh.fail();
        await expectFileOr503(await fresh.get(path), file);
        expect(fresh.faulty.callsOf(operation), `calls in ${what}`).toBeGreaterThan(0);
        fresh.recover();
        fresh.wait(MINUTE_MS);
        await expectFileOr503(await fresh.get(path), file);
        fresh.wait(24 * 60 * MINUTE_MS);
        await expectFile(await fresh.get(path), file);

        const used = edgeWith(world, operation, fault);
        await expectFile(await used.get(path), file);
        used.fail();
        used.wait(11 * MINUTE_MS);
        await expectFile(await used.get(path), file);
        figures.passed += 1;
      } catch (error) {
        figures.failed.push(`${what}: ${error}`);
        throw new Error(what, { cause: error });
      } finally {
        timeoutSpy.mockRestore();
      }
    }
  },
);
