import type { Json } from '../model/json.ts';

type Compare = (one: Json, other: Json) => number;

const plain: Compare = (one, other) =>
  typeof one === 'number' && typeof other === 'number'
    ? one - other
    : String(one) < String(other)
      ? -1
      : Number(String(one) > String(other));

/**
 * Databases collate texts in different ways. A list that is sorted by any of these comparisons counts as
 * sorted.
 */
const COMPARES: Compare[] = [
  plain,
  (one, other) => plain(String(one).toLowerCase(), String(other).toLowerCase()),
  ...[{}, { numeric: true }, { ignorePunctuation: true }].map((options): Compare => {
    const { compare } = new Intl.Collator('en', options);
    return (one, other) => compare(String(one), String(other));
  }),
];

/** Whether the values are sorted. Without a direction, ascending and descending order both count. */
export function isSorted(values: Json[], direction: string | null): boolean {
  const signs = direction === null ? [1, -1] : [direction === 'desc' ? -1 : 1];
  const numbers = values.every((value) => typeof value === 'number');
  return (numbers ? [plain] : COMPARES).some((compare) =>
    signs.some((sign) =>
      values.every((value, index) => {
        const before = values[index - 1];
        return before === undefined || sign * compare(before, value) <= 0;
      }),
    ),
  );
}

/** Returns the index of the first value that is out of order, or null if all are in order. */
export function firstUnsorted(values: Json[], direction: string | null): number | null {
  if (isSorted(values, direction)) return null;
  return values.findIndex((_, index) => !isSorted(values.slice(0, index + 1), direction));
}
