import { dateFormatter } from '../lib/text/formatters.ts';

/** French Canadians write an early hour with one digit, as in "4 h 53". */
const WITH_ONE_DIGIT = /^fr-CA/;

/**
 * The format of a time of day. A 24-hour clock needs its leading zero requested: browsers and the edge have different
 * versions of the locale data, some of which write "4:53" and others "04:53", and a page has to read the same in
 * all of them.
 */
export function timeOfDay(locale: string) {
  const { hour12 } = dateFormatter(locale, { hour: 'numeric' }).resolvedOptions();
  const hour = hour12 || WITH_ONE_DIGIT.test(locale) ? 'numeric' : '2-digit';
  return { hour, minute: '2-digit' } as const;
}
