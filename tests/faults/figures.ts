import { mkdirSync, writeFileSync } from 'node:fs';

export interface Figures {
  tried: number;
  passed: number;
  /** Cases in which a screen showed that it stopped working. */
  crashed: string[];
  failed: string[];
}

export const PARTS = '.cache/fault-matrix';

/** The part of the figures that is printed at the end. */
export function recordFigures(name: string, figures: Figures): void {
  mkdirSync(PARTS, { recursive: true });
  writeFileSync(`${PARTS}/${name}.json`, JSON.stringify(figures));
}
