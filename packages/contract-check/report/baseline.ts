import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { Drift } from '../judge/finding.ts';
import { isObject } from '../model/json.ts';

/** Known drift that was accepted. Only other drift fails a run. */
export interface Baseline {
  accepted: Accepted[];
}

interface Accepted {
  id: string;
  operation: string;
  field: string;
  kind: string;
  /** The value that the contract required and the value that was received when the drift was accepted. */
  expected: string;
  got: string;
  /** The day of acceptance, in the form 2026-11-23. */
  date: string;
  /** The last day on which the drift is accepted. Null if acceptance does not end. */
  expires: string | null;
  /** A reason in free text. --accept keeps the reason of an existing entry. */
  reason: string;
}

export class BaselineError extends Error {}

/** Whether the text is a calendar day such as 2026-11-23. */
export const isDay = (text: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text));

export function readBaseline(file: string | undefined): Baseline {
  if (file === undefined || !existsSync(file)) return { accepted: [] };
  return {
    accepted: listIn(file).map((entry, index) => {
      const text = (name: string) => (isObject(entry) && typeof entry[name] === 'string' ? entry[name] : '');
      if (text('id') === '') throw new BaselineError(`${file}: entry ${index} has no id`);
      const expires = text('expires') || null;
      if (expires !== null && !isDay(expires))
        throw new BaselineError(
          `${file}: entry ${index} expires on "${expires}", which is no day as 2026-11-23`,
        );
      return {
        id: text('id'),
        operation: text('operation'),
        field: text('field'),
        kind: text('kind'),
        expected: text('expected'),
        got: text('got'),
        date: text('date'),
        expires,
        reason: text('reason'),
      };
    }),
  };
}

function listIn(file: string): unknown[] {
  let parsed: unknown;
  try {
    parsed = JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    throw new BaselineError(`${file} is not JSON`);
  }
  if (!isObject(parsed) || !Array.isArray(parsed.accepted))
    throw new BaselineError(`${file} has no list "accepted"`);
  return parsed.accepted;
}

/**
 * For these kinds, `got` is a type, so another `got` is another drift. For other kinds it varies from run to
 * run.
 */
const STABLE_KINDS = new Set(['type', 'null', 'missing-field']);
const withoutNumbers = (text: string) => text.replace(/\d+/g, '#');

/**
 * Whether the baseline contains the drift, not expired, with the same expectation and the same type of value.
 */
export function isAccepted({ accepted }: Baseline, drift: Drift, today: string): boolean {
  return accepted.some(
    ({ id, expected, got, expires }) =>
      id === drift.id &&
      (expires === null || expires >= today) &&
      (expected === '' || expected === drift.expected) &&
      (got === '' || !STABLE_KINDS.has(drift.kind) || withoutNumbers(got) === withoutNumbers(drift.got)),
  );
}

/**
 * Returns a baseline of all present drift. Old entries remain only while their drift exists, and new entries
 * get the given reason and last day.
 */
export function acceptAll(
  drifts: Drift[],
  before: Baseline,
  today: string,
  added: { expires?: string | undefined; reason?: string | undefined } = {},
): Baseline {
  const known = new Map(before.accepted.map((entry) => [entry.id, entry]));
  return {
    accepted: drifts.map((drift) => {
      const { id, operation, field, kind, expected, got } = drift;
      const entry = known.get(id);
      const isSame = entry !== undefined && isAccepted(before, drift, today);
      return {
        id,
        operation,
        field,
        kind,
        expected,
        got,
        date: isSame && entry.date ? entry.date : today,
        expires: isSame ? entry.expires : (added.expires ?? null),
        reason: entry?.reason || (added.reason ?? ''),
      };
    }),
  };
}

export function writeBaseline(file: string, baseline: Baseline): void {
  writeFileSync(file, `${JSON.stringify(baseline, null, 2)}\n`);
}
