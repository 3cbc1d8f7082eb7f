import type { Coverage, OperationCoverage } from '../check/coverage.ts';
import { type Outcome, outcomeOf, outcomeSentence, some } from '../check/outcome.ts';
import { type AffectedParts, affectedBy, type Consumers } from '../consumers/consumers.ts';
import type { Drift } from '../judge/finding.ts';
import type { Version } from '../model/version.ts';
import { type Baseline, isAccepted } from './baseline.ts';

export interface ReportedDrift extends Drift {
  hurts: AffectedParts;
  /** The file and line in the contract, or null if there is none. */
  place: string | null;
}

export interface Report {
  /** The backend's address, or the name of the recording. */
  target: string;
  version: Version;
  outcome: Outcome;
  /** The outcome in one sentence, with what was not proved. */
  sentence: string;
  unproved: string[];
  calls: number;
  seconds: number;
  /** Drift that the baseline does not accept. */
  drifts: ReportedDrift[];
  accepted: ReportedDrift[];
  /** Drift that the baseline accepts but that no response shows any more. */
  fixed: string[];
  coverage: Coverage;
  notes: string[];
}

export interface Checked {
  target: string;
  calls: number;
  seconds: number;
  drifts: Drift[];
  coverage: Coverage;
  notes: string[];
  unproved: string[];
}

interface Context {
  consumers: Consumers;
  baseline: Baseline;
  version: Version;
  placeOf(drift: Drift): string | null;
  /** The current date, which is compared with expiry dates, in the form 2026-11-23. */
  today: string;
}

export function makeReport(checked: Checked, context: Context): Report {
  const { consumers, baseline, version, placeOf, today } = context;
  const all = checked.drifts.map((drift): ReportedDrift => {
    return { ...drift, hurts: affectedBy(consumers, drift.operation, drift.field), place: placeOf(drift) };
  });
  const seen = new Set(all.map(({ id }) => id));
  const drifts = all.filter((drift) => !isAccepted(baseline, drift, today));
  const expired = baseline.accepted.filter(({ expires }) => expires !== null && expires < today);
  return {
    ...checked,
    version,
    outcome: outcomeOf(drifts.length, checked.unproved),
    sentence: outcomeSentence({
      target: checked.target,
      drifts: drifts.length,
      unproved: checked.unproved,
      unseenShapes: checked.coverage.unseenShapes,
    }),
    drifts,
    accepted: all.filter((drift) => !drifts.includes(drift)),
    fixed: baseline.accepted
      .filter(({ id }) => !seen.has(id))
      .map(({ operation, field, kind }) => `${operation} ${field} (${kind})`),
    notes: [
      ...checked.notes,
      ...expired.map(
        ({ operation, field, expires }) => `The baseline accepted ${operation} ${field} until ${expires}.`,
      ),
    ],
  };
}

export const fieldOf = ({ field }: Drift): string => (field === '' ? 'the whole body' : field);

/** Returns the call with the status of its response. */
export const callOf = ({ call, status }: Drift): string => (status === null ? call : `${call} → ${status}`);

const MAX_SCREENS_SHOWN = 3;

/** Lists the screens that a drift affects, at most three of them by title and address. */
export function affectedLine({ labels, features }: AffectedParts): string {
  if (labels.length > 0) return some(labels, MAX_SCREENS_SHOWN);
  return features.length > 0 ? features.join(', ') : 'no screen of the site';
}

/** Returns the run's notes, and the entries that can be removed from the baseline. */
export const remarksOf = ({ notes, fixed }: Report): string[] => [
  ...notes,
  ...fixed.map((gone) => `Fixed, and still in the baseline: ${gone}`),
];

export const versionLine = ({ contract, commit, check }: Version): string =>
  `contract ${contract} (${commit}), grandstand-contract ${check}`;

export const coverageStatuses = ({ operations }: Coverage): number[] =>
  [...new Set(operations.flatMap(({ statuses }) => statuses.map(({ status }) => status)))].sort(
    (one, other) => one - other,
  );

/**
 * Returns the table cell of an operation and a status: the number of judged responses, "not seen", or empty
 * if undocumented.
 */
export function coverageCell({ statuses }: OperationCoverage, status: number): string {
  const found = statuses.find((one) => one.status === status);
  if (!found) return '';
  return found.judged > 0 ? String(found.judged) : 'not seen';
}

/** Groups the statuses that were not seen by reason: `give --write: buy 200, createClip 200`. */
export function unseenByReason({ operations }: Coverage): [reason: string, what: string[]][] {
  const reasons = new Map<string, string[]>();
  for (const { operation, statuses } of operations)
    for (const { status, reason } of statuses)
      if (reason !== null) reasons.set(reason, [...(reasons.get(reason) ?? []), `${operation} ${status}`]);
  return [...reasons].sort(([one], [other]) => one.localeCompare(other));
}

export const shapesLine = ({ unseenShapes }: Coverage): string | null =>
  unseenShapes.length > 0
    ? `Never seen, since every list of them was empty: ${unseenShapes.join(', ')}.`
    : null;

export function byOperation(drifts: ReportedDrift[]): Map<string, ReportedDrift[]> {
  const groups = new Map<string, ReportedDrift[]>();
  for (const drift of drifts) groups.set(drift.operation, [...(groups.get(drift.operation) ?? []), drift]);
  return groups;
}
