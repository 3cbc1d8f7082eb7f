import { globSync, readFileSync } from 'node:fs';
import { createIntl } from 'react-intl';
import type { Language } from '../../src/i18n/languages.ts';

export type { Language };

type Values = Record<string, string | number>;

/** Returns a function that finds the interface's texts in a language by their ids. */
export function sayIn(language: Language): (id: string, values?: Values) => string {
  const files = globSync(`src/i18n/messages/*/${language}.json`);
  const messages: Record<string, string> = Object.assign(
    {},
    ...files.map((file) => JSON.parse(readFileSync(file, 'utf8'))),
  );
  const { formatMessage } = createIntl({ locale: language, messages });
  return (id, values) => {
    if (!messages[id]) throw new Error(`there is no text ${id}`);
    return formatMessage({ id }, values);
  };
}
