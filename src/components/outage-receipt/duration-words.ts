type FormatNumber = (
  value: number,
  options: {
    style: 'unit';
    unit: string;
    unitDisplay: 'short';
    maximumFractionDigits: number;
  },
) => string;

const SECOND = 1000;
const MINUTE = 60;
const HOUR = 3600;

/** Formats a duration with a useful precision, for example 0.4 sec, 12 sec, 3 min 5 sec or 1 hr 12 min. */
export function durationWords(ms: number, formatNumber: FormatNumber): string {
  const formatUnit = (value: number, unit: string, maximumFractionDigits = 0) =>
    formatNumber(value, { style: 'unit', unit, unitDisplay: 'short', maximumFractionDigits });
  const tenths = Math.round(ms / 100) / 10;
  if (tenths < 10) return formatUnit(tenths, 'second', 1);
  const seconds = Math.round(ms / SECOND);
  const parts: [amount: number, unit: string][] = [
    [Math.floor(seconds / HOUR), 'hour'],
    [Math.floor((seconds % HOUR) / MINUTE), 'minute'],
    [seconds >= HOUR ? 0 : seconds % MINUTE, 'second'],
  ];
  return parts
    .filter(([amount]) => amount > 0)
    .map(([amount, unit]) => formatUnit(amount, unit))
    .join(' ');
}
