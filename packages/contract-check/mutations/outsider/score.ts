import type { Drift } from './exchange.ts';

/** How precisely a report names a drift. */
export type Grade = 'missed' | 'found' | 'at its operation' | 'at its operation and field';

interface Named {
  operation: string;
  field: string;
}

export function gradeOf({ operation, field }: Drift, findings: readonly Named[]): Grade {
  if (findings.length === 0) return 'missed';
  const own = findings.filter((finding) => finding.operation === operation);
  if (own.length === 0) return 'found';
  return own.some((finding) => [field].flat().includes(finding.field))
    ? 'at its operation and field'
    : 'at its operation';
}

const GRADES: readonly Grade[] = ['missed', 'found', 'at its operation', 'at its operation and field'];

export interface Score {
  drifts: number;
  found: number;
  operation: number;
  field: number;
}

export function scoreOf(grades: readonly Grade[]): Score {
  const atLeast = (grade: Grade) =>
    grades.filter((one) => GRADES.indexOf(one) >= GRADES.indexOf(grade)).length;
  return {
    drifts: grades.length,
    found: atLeast('found'),
    operation: atLeast('at its operation'),
    field: atLeast('at its operation and field'),
  };
}
