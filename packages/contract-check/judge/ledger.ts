import { createHash } from 'node:crypto';
import type { Drift, Finding } from './finding.ts';

/** Collects findings and counts equal ones. */
export class Ledger {
  readonly #drifts = new Map<string, Drift>();

  add(finding: Finding): void {
    const field = finding.where.replace(/\/\d+(?=\/|$)/g, '/*');
    const key = [finding.operation, finding.kind, finding.status ?? '', field].join('|');
    const known = this.#drifts.get(key);
    if (known) {
      known.count += 1;
      return;
    }
    const id = createHash('sha256').update(key).digest('hex').slice(0, 12);
    this.#drifts.set(key, { ...finding, field, count: 1, id });
  }

  get drifts(): Drift[] {
    return [...this.#drifts.values()].sort(
      (one, other) =>
        one.operation.localeCompare(other.operation) ||
        one.field.localeCompare(other.field) ||
        one.kind.localeCompare(other.kind),
    );
  }
}
