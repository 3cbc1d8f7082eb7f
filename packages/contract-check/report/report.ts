import type { Coverage } from '../check/check.ts';
import { type Consumers, type Hurt, hurtBy } from '../consumers/consumers.ts';
import type { Drift } from '../judge/finding.ts';
import type { Baseline } from './baseline.ts';

export interface ReportedDrift extends Drift {
  hurts: Hurt;
}

export interface Report {
  /** The backend or the file. */
  target: string;
  calls: number;
  seconds: number;
  /** What is new. */
  drifts: ReportedDrift[];
  /** What the baseline accepts. */
  accepted: ReportedDrift[];
  /** What the baseline accepts and nothing shows any more. */
  mended: string[];
  coverage: Coverage[];
  notes: string[];
}

interface Checked {
  target: string;
  calls: number;
  seconds: number;
  drifts: Drift[];
  coverage: Coverage[];
  notes: string[];
}

export function makeReport(checked: Checked, consumers: Consumers, baseline: Baseline): Report {
  const all = checked.drifts.map((drift): ReportedDrift => {
    return { ...drift, hurts: hurtBy(consumers, drift.operation, drift.field) };
  });
  const known = new Set(baseline.accepted.map(({ id }) => id));
  const seen = new Set(all.map(({ id }) => id));
  return {
    ...checked,
    drifts: all.filter(({ id }) => !known.has(id)),
    accepted: all.filter(({ id }) => known.has(id)),
    mended: baseline.accepted
      .filter(({ id }) => !seen.has(id))
      .map(({ operation, field, kind }) => `${operation} ${field} (${kind})`),
  };
}

export const placeOf = ({ field }: Drift): string => (field === '' ? 'the whole body' : field);

/** The call, and what it was answered with. */
export const callOf = ({ call, status }: Drift): string => (status === null ? call : `${call} → ${status}`);

const SHOWN = 6;

/** A few names, and how many more. */
export function some(names: string[]): string {
  const more = names.length - SHOWN;
  return more > 0 ? `${names.slice(0, SHOWN).join(', ')} and ${more} more` : names.join(', ');
}

export function hurtLine({ features, screens, stories, byField }: Hurt): string {
  if (features.length === 0 && screens.length === 0) return 'nothing in the site';
  const parts = Object.entries({ features, screens, stories })
    .filter(([, names]) => names.length > 0)
    .map(([what, names]) => `${what} ${some(names)}`);
  return `${parts.join('; ')}${byField ? '' : ' (by the call)'}`;
}
