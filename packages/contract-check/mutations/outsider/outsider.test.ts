import { beforeAll, describe, expect, test } from 'vitest';
import { World } from '../../../../mocks/store/world.ts';
import { type CheckResult, check } from '../../check/check.ts';
import { loadContract } from '../../model/load-contract.ts';
import { buildModel, type Model } from '../../model/model.ts';
import { ALL_CHECKS, allowTrial, demoBackend } from '../demo-backend.ts';
import { inBatches } from '../draw.ts';
import { HARMLESS_VARIATIONS, OUTSIDER_DRIFTS } from './all-variations.ts';
import type { Drift, Variation } from './exchange.ts';
import { gradeOf, scoreOf } from './score.ts';
import { withVariations } from './with-variations.ts';

/** `OUTSIDER_ALONE=1` runs each drift and each variation separately, which takes minutes. */
const isAlone = process.env.OUTSIDER_ALONE === '1';
const DRIFTS_PER_RUN = isAlone ? 1 : 14;
const VARIATIONS_PER_RUN = isAlone ? 1 : 8;
const TIMEOUT_MS = isAlone ? 3_600_000 : 900_000;
const MIN_SHARE = 0.98;
const now = () => 1_794_000_000_000;

let model: Model;

beforeAll(async () => {
  model = buildModel(await loadContract());
});

function run(variations: readonly Variation[], seed = 1): Promise<CheckResult> {
  const world = new World({ seed, now });
  // Uses a fake clock, so that delays, retries and rate limits take no time.
  let ms = now();
  const clock = {
    now: () => ms,
    sleep: async (by: number) => {
      ms += by;
    },
  };
  allowTrial(world);
  return check(
    model,
    { ...ALL_CHECKS, concurrency: 4, clock },
    withVariations(demoBackend(world), variations, clock.sleep),
  );
}

/** Splits variations into groups. Neighbours often change the same fields, so they go to different groups. */
function groupsOf<Item>(items: readonly Item[], size: number): Item[][] {
  const count = Math.ceil(items.length / size);
  return Array.from({ length: count }, (_, group) => items.filter((__, index) => index % count === group));
}

describe('the contract check against drifts whose author has not read it', () => {
  test(
    'the contract check finds at least 98 % of an outsider’s drifts at their operation and field',
    async () => {
      const graded: { about: string; grade: ReturnType<typeof gradeOf>; findings: string }[] = [];
      const grade = (drift: Drift, findings: CheckResult['drifts']) => {
        const text = findings.map(({ operation, field }) => `${operation} ${field}`).join(', ');
        return { about: drift.about, grade: gradeOf(drift, findings), findings: text };
      };
      for (const batch of inBatches(OUTSIDER_DRIFTS, DRIFTS_PER_RUN)) {
        const { drifts } = await run(batch);
        for (const drift of batch) {
          const own = drifts.filter(({ operation }) => operation === drift.operation);
          const together = grade(drift, isAlone ? drifts : own);
          // A list that drifts cannot be compared with, which may hide another drift. So a drift that its
          // batch did not show is tried again alone.
          const isHidden = !isAlone && together.grade !== 'at its operation and field';
          graded.push(isHidden ? grade(drift, (await run([drift])).drifts) : together);
        }
      }
      const score = scoreOf(graded.map(({ grade }) => grade));
      console.log(
        `contract check: of ${score.drifts} drifts by an outsider ${score.found} found, ${score.operation} at their operation, ${score.field} at their operation and field`,
      );
      for (const { about, grade, findings } of graded)
        if (grade !== 'at its operation and field') console.log(`${grade}: ${about} (${findings})`);
      expect(score.drifts).toBeGreaterThanOrEqual(100);
      expect(score.field / score.drifts).toBeGreaterThanOrEqual(MIN_SHARE);
    },
    TIMEOUT_MS,
  );

  test(
    'the contract check reports no drift for an outsider’s harmless variations',
    async () => {
      const alarms: string[] = [];
      for (const group of groupsOf(HARMLESS_VARIATIONS, VARIATIONS_PER_RUN)) {
        const { drifts, unproved } = await run(group);
        const about = group.map(({ about }) => about).join(', ');
        for (const { operation, kind, field, got } of drifts)
          alarms.push(`${operation} ${kind} ${field} ${got}: ${about}`);
        for (const sentence of unproved) alarms.push(`${sentence}: ${about}`);
      }
      console.log(
        `contract check: ${alarms.length} false alarms over ${HARMLESS_VARIATIONS.length} harmless variations`,
      );
      expect(HARMLESS_VARIATIONS.length).toBeGreaterThanOrEqual(40);
      expect(alarms).toEqual([]);
    },
    TIMEOUT_MS,
  );
});
