import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { Drift } from '../judge/finding.ts';
import { isObject } from '../model/json.ts';

/** Drift that is known and accepted: only what is not in here fails. */
export interface Baseline {
  accepted: Accepted[];
}

interface Accepted {
  id: string;
  operation: string;
  field: string;
  kind: string;
  /** Free text for people; kept when the file is written anew. */
  reason: string;
}

export class BadBaseline extends Error {}

export function readBaseline(file: string | undefined): Baseline {
  if (file === undefined || !existsSync(file)) return { accepted: [] };
  const accepted = listIn(file);
  return {
    accepted: accepted.map((entry, index) => {
      const text = (name: string) => (isObject(entry) && typeof entry[name] === 'string' ? entry[name] : '');
      if (text('id') === '') throw new BadBaseline(`${file}: entry ${index} has no id`);
      return {
        id: text('id'),
        operation: text('operation'),
        field: text('field'),
        kind: text('kind'),
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
    throw new BadBaseline(`${file} is no JSON`);
  }
  if (!isObject(parsed) || !Array.isArray(parsed.accepted))
    throw new BadBaseline(`${file} has no list "accepted"`);
  return parsed.accepted;
}

/** Accepts all drift of now. What was accepted before and is gone goes out of the file. */
export function acceptAll(drifts: Drift[], before: Baseline): Baseline {
  const reasons = new Map(before.accepted.map(({ id, reason }) => [id, reason]));
  return {
    accepted: drifts.map(({ id, operation, field, kind }) => {
      return { id, operation, field, kind, reason: reasons.get(id) ?? '' };
    }),
  };
}

export function writeBaseline(file: string, baseline: Baseline): void {
  writeFileSync(file, `${JSON.stringify(baseline, null, 2)}\n`);
}
