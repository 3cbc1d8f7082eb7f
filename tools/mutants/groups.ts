/** A group of code that guards money, access or keys, and whose mutants are tested together. */
export interface Group {
  /** Files and folders whose code is mutated. */
  sources: readonly string[];
  /** Globs of the group's tests, without the suffix of a test file. */
  tests: readonly string[];
  minPercent: number;
}

const SETTLEMENT = 'src/features/checkout/settlement';

export const GROUPS: Readonly<Record<string, Group>> = {
  settlement: { sources: [SETTLEMENT], tests: [`${SETTLEMENT}/*`], minPercent: 95 },
  purchase: { sources: ['src/lib/purchase'], tests: ['src/lib/purchase/*'], minPercent: 95 },
  access: {
    sources: [
      'src/app/routes/guards.ts',
      'src/features/event/gate/recheck-interval.ts',
      'src/features/event/watch/is-logged.ts',
      'src/features/event/watch/next-video.ts',
      'src/lib/event/access-to.ts',
      'src/lib/orders/opening-order.ts',
    ],
    tests: ['src/app/routes/guards', 'src/features/event/{gate,watch}/*', 'src/lib/{event,orders}/*'],
    minPercent: 90,
  },
  api: {
    sources: ['src/api'],
    tests: [
      'src/api/**/*',
      'tests/mutator/*',
      'tests/{clear-personal-storage,early-calls,error-messages,specified-calls}',
    ],
    minPercent: 90,
  },
};

/** The threshold for a path in no group, whose mutants are tested with the tests next to it. */
export const OTHER_MIN_PERCENT = 90;
