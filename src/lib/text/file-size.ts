import { numberFormatter } from './formatters';

const UNITS = ['kilobyte', 'megabyte', 'gigabyte'] as const;

/** Formats a file size in a language, for example 4.2 MB or 4,2 Mo. */
export function fileSize(bytes: number, language: string): string {
  let value = Math.max(0, bytes) / 1000;
  let unit = 0;
  while (value >= 1000 && unit < UNITS.length - 1) {
    value /= 1000;
    unit += 1;
  }
  return numberFormatter(language, {
    style: 'unit',
    unit: UNITS[unit],
    maximumFractionDigits: value < 10 && unit > 0 ? 1 : 0,
  }).format(value);
}
