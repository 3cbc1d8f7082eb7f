import { mkdirSync, writeFileSync } from 'node:fs';

export interface Figures {
  tried: number;
  passed: number;
  /** Where a screen gave way to the words that it stopped working. */
  crashed: string[];
  failed: string[];
}

export const PARTS = '.cache/fault-matrix';

/** Part of the figure that is told when all is done. */
export function keepFigures(name: string, figures: Figures): void {
  mkdirSync(PARTS, { recursive: true });
  writeFileSync(`${PARTS}/${name}.json`, JSON.stringify(figures));
}
