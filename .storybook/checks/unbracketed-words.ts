/** Words that the browser's own formats produce: dates, times, amounts, time zones and regions. */
const formatted = (() => {
  const words = new Set<string>();
  const add = (text: string) => {
    for (const [word] of text.matchAll(/\p{L}{2,}/gu)) words.add(word.toLowerCase());
  };
  const date = { weekday: 'long', month: 'long', hour: 'numeric' } as const;
  for (let month = 0; month < 12; month += 1)
    for (const style of ['short', 'long'] as const)
      for (let day = 1; day <= 7; day += 1)
        add(
          new Intl.DateTimeFormat('en', { ...date, weekday: style, month: style }).format(
            new Date(2026, month, day),
          ),
        );
  for (const zone of Intl.supportedValuesOf('timeZone'))
    for (const timeZoneName of ['short', 'long', 'longGeneric', 'shortGeneric'] as const)
      add(new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName }).format());
  for (const unit of ['second', 'minute', 'hour', 'day', 'month', 'year', 'megabyte', 'kilobyte'])
    for (const unitDisplay of ['short', 'long'] as const)
      for (const count of [1, 5])
        add(new Intl.NumberFormat('en', { style: 'unit', unit, unitDisplay }).format(count));
  for (const currency of ['USD', 'CAD', 'EUR']) {
    add(currency);
    add(new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay: 'name' }).format(5));
  }
  add('am pm');
  return words;
})();

/** Names that are the same in every language. */
const NAMES =
  /\S+@\S+|\S+\.mp4|\b(https?:\/\/\S+|www\.\S+|English|Français|EN|FR|Visa|Mastercard|Google|Facebook|Instagram|TikTok|YouTube|FAQ|HD|\d+p)\b/g;

/** Returns the text outside of all brackets. */
function outside(text: string): string {
  let depth = 0;
  let found = '';
  for (const sign of text) {
    if (sign === '[' || sign === '⟦') depth += 1;
    else if (sign === ']' || sign === '⟧') depth -= 1;
    else if (depth <= 0) found += sign;
    if (depth === 0 && (sign === ']' || sign === '⟧')) found += ' ';
  }
  return found;
}

/** Whether a text has words outside of all brackets. */
export const hasUnbracketedWords = (text: string) =>
  [
    ...outside(text)
      .replaceAll(NAMES, ' ')
      .matchAll(/\p{L}{2,}/gu),
  ].some(([word]) => !formatted.has(word.toLowerCase()));
