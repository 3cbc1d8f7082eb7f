/** One thing that was measured, and what it may be. */
export interface Figure {
  /** What it is a figure of: a screen, a size, a rule. */
  of: string;
  what: string;
  value: number;
  unit: string;
  /** The most it may be, or with `atLeast` the least. A figure without a budget is only told. */
  budget?: number;
  atLeast?: true;
}

export interface Part {
  name: string;
  figures: Figure[];
  /** What it took, and what it was measured on. */
  notes?: string[];
}

export function isWithin({ value, budget, atLeast }: Figure): boolean {
  if (!Number.isFinite(value)) return false;
  if (budget === undefined) return true;
  return atLeast ? value >= budget : value <= budget;
}

/** Parts as one table. */
export function table(parts: readonly Part[]): string {
  const rows = parts.flatMap(({ name, figures }) =>
    figures.map((figure) => [
      isWithin(figure) ? '✓' : '✗',
      name,
      figure.of,
      figure.what,
      `${written(figure.value)} ${figure.unit}`.trim(),
      figure.budget === undefined ? '' : `${figure.atLeast ? '≥' : '≤'} ${written(figure.budget)}`,
    ]),
  );
  const all = [['', 'part', 'of', 'figure', 'measured', 'budget'], ...rows];
  const widths = all[0]?.map((_, column) => Math.max(...all.map((row) => row[column]?.length ?? 0))) ?? [];
  return all
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

function written(value: number): string {
  return new Intl.NumberFormat('en', { maximumFractionDigits: value < 10 ? 3 : 1 }).format(value);
}
