const letters = new Intl.Segmenter();

/** The first letter of each name, by grapheme. */
export function initials({ first_name, last_name }: { first_name: string; last_name: string }): string {
  return [first_name, last_name]
    .map((name) => [...letters.segment(name.trim())][0]?.segment.toUpperCase() ?? '')
    .join('');
}
