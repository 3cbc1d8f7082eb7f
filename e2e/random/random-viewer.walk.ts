import { mkdirSync, writeFileSync } from 'node:fs';
import { type Browser, expect, test } from '@playwright/test';
import fc from 'fast-check';
import { startDemoSite } from '../../tools/demo-site/demo-site.ts';
import { charges } from '../steps/buy-steps.ts';
import { watchPolicy } from '../steps/policy-watch.ts';
import { type Model, walks } from './actions.ts';
import { FailingNetwork } from './failing-network.ts';
import { checkInvariants } from './invariants.ts';
import { Viewer } from './viewer.ts';

const SEED = Number(process.env.RANDOM_SEED ?? 27);
const MINUTES = Number(process.env.RANDOM_MINUTES ?? 2);
const MAX_ACTIONS = 30;
/**
 * Several viewers walk at once, because each mostly waits. Each has its own browser context and demo channel.
 */
const WALKERS = 2;
/** The time for which shrinking may replay shorter and shorter lists of actions. */
const SHRINK_MS = 300_000;
const SIZES = [
  { width: 1350, height: 900 },
  { width: 390, height: 844 },
] as const;

const figures = { walks: 0, actions: 0, checks: 0, charges: 0 };
const faults = new Map<string, number>();

/** Opens a channel, a failing network and a browser context for one walk, and closes them after it. */
async function withViewer(
  browser: Browser,
  walk: number,
  use: (viewer: Viewer, violations: readonly string[]) => Promise<void>,
): Promise<void> {
  const demo = await startDemoSite();
  const network = new FailingNetwork(demo.url);
  await network.start();
  const context = await browser.newContext({ viewport: SIZES[walk % SIZES.length] ?? null });
  try {
    const violations = await watchPolicy(context);
    await context.clock.install();
    const viewer = new Viewer(context, await context.newPage(), demo, network);
    await use(viewer, violations);
  } finally {
    for (const [kind, count] of network.faults) faults.set(kind, (faults.get(kind) ?? 0) + count);
    figures.charges += charges(demo.world).length;
    await context.close();
    await network.close();
    await demo.close();
  }
}

const found: string[] = [];
const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));
/** Compares only the start of two messages, which names the invariant. The rest differs from walk to walk. */
const isKnown = (message: string) => found.some((other) => other.slice(0, 60) === message.slice(0, 60));

function walk(browser: Browser, number: number) {
  return fc.asyncProperty(walks(MAX_ACTIONS), (actions) =>
    withViewer(browser, number, async (viewer, violations) => {
      figures.walks += 1;
      await viewer.open('/');
      const real = {
        viewer,
        after: async () => {
          figures.actions += 1;
          await viewer.returnToSite();
          figures.checks += await checkInvariants(viewer, violations, figures.actions);
        },
      };
      const setup = () => ({ model: { tabs: 1 } satisfies Model, real });
      await fc.asyncModelRun(setup, actions).catch((error: unknown) => {
        // Ignores a failure that is already known, because shrinking it again would take time from other
        // walks.
        if (!isKnown(messageOf(error))) throw error;
      });
    }),
  );
}

test(`a random viewer breaks no invariant in ${MINUTES} minutes with seed ${SEED}`, async ({ browser }) => {
  console.log(`seed ${SEED}, ${MINUTES} minutes`);
  const until = Date.now() + MINUTES * 60_000;
  const failures: string[] = [];
  let number = 0;
  async function walkOn(): Promise<void> {
    while (Date.now() < until) await walkOnce(number++);
  }
  async function walkOnce(number: number): Promise<void> {
    const outcome = await fc.check(walk(browser, number), {
      seed: SEED * 10_000 + number,
      numRuns: 1,
      interruptAfterTimeLimit: SHRINK_MS,
    });
    // A walk that was interrupted before its end has no counterexample.
    if (!outcome.counterexample) return;
    const message = messageOf(outcome.errorInstance);
    const actions = String(outcome.counterexample[0]);
    if (isKnown(message)) return;
    found.push(message);
    const failure = `${message}\n  walk ${number}, after ${outcome.numShrinks} shrinks: ${actions}`;
    failures.push(failure);
    console.log(`✗ ${failure}`);
  }
  await Promise.all(Array.from({ length: WALKERS }, walkOn));
  const total = [...faults.values()].reduce((sum, count) => sum + count, 0);
  console.log(
    [
      `random viewer: seed ${SEED}, ${figures.walks} walks, ${figures.actions} actions, ${total} faults, ${figures.charges} charges, ${figures.checks} checks of invariants, ${failures.length} broken`,
      ...[...faults].map(([kind, count]) => `  ${count} × ${kind}`),
    ].join('\n'),
  );
  mkdirSync('.cache/test-reports', { recursive: true });
  writeFileSync(
    '.cache/test-reports/random.json',
    JSON.stringify({
      passed: figures.walks,
      failed: failures.length,
      skipped: 0,
      seed: SEED,
      ...figures,
      faults: Object.fromEntries(faults),
    }),
  );
  expect(failures).toEqual([]);
});
