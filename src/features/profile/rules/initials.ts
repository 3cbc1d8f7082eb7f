const letters = new Intl.Segmenter();

/** The first character of each name. Splits by grapheme, so that emoji and accents stay whole. */
export function initials({ first_name, last_name }: { first_name: string; last_name: string }): string {
  return [first_name, last_name]
    .map((name) => [...letters.segment(name.trim())][0]?.segment.toUpperCase() ?? '')
    .join('');
}
