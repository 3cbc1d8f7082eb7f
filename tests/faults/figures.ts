import { mkdirSync, writeFileSync } from 'node:fs';

export interface Figures {
  tried: number;
  passed: number;
  /** The cases in which a screen showed that it had crashed. */
  crashed: string[];
  failed: string[];
}

export const PARTS = '.cache/fault-matrix';

/** Records the figures of one part of the matrix, which are printed at the end. */
export function recordFigures(name: string, figures: Figures): void {
  mkdirSync(PARTS, { recursive: true });
  writeFileSync(`${PARTS}/${name}.json`, JSON.stringify(figures));
}
