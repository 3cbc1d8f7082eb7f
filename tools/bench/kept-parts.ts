import type { Part } from './figures.ts';

/** A part with when and on what it was measured: parts are measured on different days. */
export interface MeasuredPart extends Part {
  at: string;
  machine: string;
}

/** The parts of a report; none where it is of another form. */
export function partsOf(report: unknown): MeasuredPart[] {
  const parts: unknown = report && typeof report === 'object' && 'parts' in report ? report.parts : null;
  return Array.isArray(parts) ? parts.filter(isMeasured) : [];
}

function isMeasured(part: unknown): part is MeasuredPart {
  if (!part || typeof part !== 'object') return false;
  return (
    'name' in part && 'figures' in part && Array.isArray(part.figures) && 'at' in part && 'machine' in part
  );
}

/** The others as they were, and in its place what was measured now. */
export function replacePart(
  kept: readonly MeasuredPart[],
  name: string,
  now: MeasuredPart | null,
): MeasuredPart[] {
  const others = kept.filter((part) => part.name !== name);
  return now ? [...others, now] : others;
}
