import { parse } from '@formatjs/icu-messageformat-parser';
import type { Plugin } from 'vite';

/** A plugin that parses ICU messages at build time, so that the site ships no message parser. */
export function compiledMessages(): Plugin {
  return {
    name: 'compiled-messages',
    enforce: 'pre',
    transform: {
      filter: { id: /\/src\/i18n\/messages\/\w+\/\w+\.json$/ },
      handler(source) {
        const messages: Record<string, string> = JSON.parse(source);
        const trees = Object.entries(messages).map(([id, text]) => [
          id,
          parse(text, { captureLocation: false }),
        ]);
        return { code: JSON.stringify(Object.fromEntries(trees)), map: null };
      },
    },
  };
}
