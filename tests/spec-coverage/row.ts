/** A statement of the specification, and what would fail if it were no longer true. */
export interface Row {
  /** Stays as it is, however the statement is worded. */
  id: string;
  says: string;
  /** Tests, as `file › part of the title`: every test of that file whose title has that part counts. */
  shownBy: readonly [string, ...string[]];
}

/** The suites whose tests a row may name. */
export const NAMED_SUITES = ['unit', 'integration', 'faults', 'checks', 'e2e'] as const;
