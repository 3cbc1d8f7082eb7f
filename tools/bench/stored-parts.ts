import type { Part } from './figures.ts';

/** A part with the time and machine of its measurement, because parts may be measured on different days. */
export interface MeasuredPart extends Part {
  at: string;
  machine: string;
}

/** Returns the parts of a stored report, or none if the report has another format. */
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

/** Replaces one part with its new measurement, or removes it. */
export function replacePart(
  stored: readonly MeasuredPart[],
  name: string,
  now: MeasuredPart | null,
): MeasuredPart[] {
  const others = stored.filter((part) => part.name !== name);
  return now ? [...others, now] : others;
}
