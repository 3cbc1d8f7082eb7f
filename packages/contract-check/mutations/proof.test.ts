import { beforeAll, describe, expect, test } from 'vitest';
import { World } from '../../../mocks/store/world.ts';
import { type CheckResult, check } from '../check/check.ts';
import { loadContract } from '../model/load-contract.ts';
import { buildModel, type Model } from '../model/model.ts';
import { ALL_CHECKS, allowTrial, demoBackend } from './demo-backend.ts';
import { draw, inBatches } from './draw.ts';
import type { Mutation } from './mutation.ts';
import { sampleResponses } from './sample-responses.ts';
import { readSpec } from './spec.ts';

const SEED = 20_261;
const DRIFT_COUNT = 300;
const DRIFTS_PER_RUN = 22;
const TIMEOUT_MS = 900_000;
const SEED_COUNT = 20;
const now = () => 1_794_000_000_000;

let model: Model;

beforeAll(async () => {
  model = buildModel(await loadContract());
});

/** Runs the check with a test account whose trial is unused. */
function run(world: World, mutations: Mutation[] = []): Promise<CheckResult> {
  allowTrial(world);
  const options = { ...ALL_CHECKS, channelKey: 'ch_northfield_7d41c0', concurrency: 1 };
  return check(model, options, demoBackend(world, mutations));
}

const isCaught = ({ operation, fields }: Mutation, { drifts }: CheckResult) =>
  drifts.some((drift) => drift.operation === operation && fields.includes(drift.field));

describe('the contract check against randomly drawn drifts', () => {
  test(
    'the contract check finds at least 98 % of 300 random drifts, each at its operation and field',
    async () => {
      const mutations = draw(await readSpec(), await sampleResponses(now), DRIFT_COUNT, SEED);
      const missed: string[] = [];
      const atOtherOperations: string[] = [];
      for (const [index, batch] of inBatches(mutations, DRIFTS_PER_RUN).entries()) {
        const result = await run(new World({ seed: index + 1, now }), batch);
        for (const mutation of batch)
          if (!isCaught(mutation, result))
            missed.push(`${mutation.operation}: ${mutation.kind}, ${mutation.about}`);
        const drifting = new Set(batch.map(({ operation }) => operation));
        for (const { operation, kind, field } of result.drifts)
          if (!drifting.has(operation))
            atOtherOperations.push(`${operation} ${kind} ${field} for ${[...drifting].join(', ')}`);
      }
      const kinds = new Set(mutations.map(({ kind }) => kind)).size;
      const operations = new Set(mutations.map(({ operation }) => operation)).size;
      const share = 1 - missed.length / mutations.length;
      console.log(
        `contract check: ${mutations.length - missed.length} of ${mutations.length} drifts caught (${(share * 100).toFixed(1)} %), of ${kinds} kinds in ${operations} operations; ${atOtherOperations.length} findings at other operations`,
      );
      for (const line of missed) console.log(`missed: ${line}`);
      for (const line of atOtherOperations) console.log(`at another operation: ${line}`);
      expect(mutations.length).toBeGreaterThanOrEqual(300);
      expect(kinds).toBeGreaterThanOrEqual(50);
      expect(operations).toBeGreaterThanOrEqual(40);
      expect(share).toBeGreaterThanOrEqual(0.98);
      expect(atOtherOperations).toEqual([]);
    },
    TIMEOUT_MS,
  );

  test(
    'the contract check reports no drift for 20 channels without drift',
    async () => {
      const alarms: string[] = [];
      for (let seed = 1; seed <= SEED_COUNT; seed++) {
        const { drifts } = await run(new World({ seed, now: () => now() + seed * 3_600_000 }));
        for (const { operation, kind, field } of drifts)
          alarms.push(`seed ${seed}: ${operation} ${kind} ${field}`);
      }
      console.log(`contract check: ${alarms.length} false alarms over ${SEED_COUNT} seeds`);
      expect(alarms).toEqual([]);
    },
    TIMEOUT_MS,
  );
});
