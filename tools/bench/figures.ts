/** One measured value and its budget. */
export interface Figure {
  /** The measured screen, size or rule. */
  of: string;
  what: string;
  value: number;
  unit: string;
  /** The maximum, or the minimum if `atLeast` is set. A figure without a budget is only reported. */
  budget?: number;
  atLeast?: true;
}

export interface Part {
  name: string;
  figures: Figure[];
  /** How the figures were measured, and on which machine. */
  notes?: string[];
}

export function isWithin({ value, budget, atLeast }: Figure): boolean {
  if (!Number.isFinite(value)) return false;
  if (budget === undefined) return true;
  return atLeast ? value >= budget : value <= budget;
}

/** Formats all parts as one table. */
export function formatTable(parts: readonly Part[]): string {
  const rows = parts.flatMap(({ name, figures }) =>
    figures.map((figure) => [
      isWithin(figure) ? '✓' : '✗',
      name,
      figure.of,
      figure.what,
      `${formatNumber(figure.value)} ${figure.unit}`.trim(),
      figure.budget === undefined ? '' : `${figure.atLeast ? '≥' : '≤'} ${formatNumber(figure.budget)}`,
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

function formatNumber(value: number): string {
  return new Intl.NumberFormat('en', { maximumFractionDigits: value < 10 ? 3 : 1 }).format(value);
}
