import { globSync, readFileSync } from 'node:fs';
import { createIntl } from 'react-intl';

export type Language = 'en' | 'fr';
type Values = Record<string, string | number>;

/** The interface's texts as the viewer reads them, by their names. */
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
