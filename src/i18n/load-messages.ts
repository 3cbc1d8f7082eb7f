import type { MessageFormatElement } from 'react-intl';
import type { Language } from './languages';

export type Messages = Record<string, MessageFormatElement[]>;

/** Only the chosen language is loaded. The files hold ICU text; the build turns it into trees. */
export async function loadMessages(language: Language): Promise<Messages> {
  const module: { default: unknown } =
    language === 'fr' ? await import('./messages/fr.json') : await import('./messages/en.json');
  return module.default as Messages;
}
