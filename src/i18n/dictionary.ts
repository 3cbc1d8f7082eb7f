import type { MessageFormatElement } from 'react-intl';
import { createValueStore } from '../lib/store/store';
import type { Language } from './languages';
import type { TextArea } from './message-id';

type Messages = Record<string, MessageFormatElement[]>;

export interface Dictionary {
  language: Language;
  messages: Messages;
}

/** The message files contain ICU messages. The build parses them and groups them by language into chunks. */
const files = import.meta.glob<Messages>('./messages/*/*.json', { import: 'default' });

const areas = new Set<TextArea>();
const store = createValueStore<Dictionary>(() => ({ language: 'en', messages: {} }));
let lastRequest = 0;

async function loadAreas(language: Language, wanted: readonly TextArea[]): Promise<Messages> {
  const parts = await Promise.all(
    wanted.map((area) => {
      const load = files[`./messages/${area}/${language}.json`];
      if (!load) throw new Error(`there are no ${language} texts for ${area}`);
      return load();
    }),
  );
  return Object.assign({}, ...parts);
}

/** The texts that have been loaded so far, all in one language. */
export const dictionary = {
  read: store.get,
  subscribe: store.subscribe,

  /** The language of the shown texts. Undefined until the first texts have loaded. */
  spoken(): Language | undefined {
    const { language, messages } = store.get();
    return Object.keys(messages).length > 0 ? language : undefined;
  },

  /** Switches to a language after all areas in use have loaded in that language. */
  async open(language: Language): Promise<Dictionary> {
    lastRequest += 1;
    const request = lastRequest;
    areas.add('site');
    let messages: Messages = {};
    const loaded = new Set<TextArea>();
    // A screen that opens during the load adds its own area.
    for (
      let missing = [...areas];
      missing.length > 0;
      missing = [...areas].filter((area) => !loaded.has(area))
    ) {
      messages = { ...messages, ...(await loadAreas(language, missing)) };
      for (const area of missing) loaded.add(area);
    }
    // If two languages were requested shortly after each other, the later one wins.
    if (request === lastRequest) store.replace({ language, messages });
    return store.get();
  },

  /** Loads areas without switching to their language. */
  load: loadAreas,

  /** Switches to texts that have already been loaded. */
  show(next: Dictionary): void {
    store.replace(next);
  },

  /** Prefetches areas that will be needed soon. Failures are ignored. */
  prefetch(language: Language, wanted: readonly TextArea[]): void {
    loadAreas(language, wanted).catch(() => {});
  },

  /** Loads the texts of an area in the current language. */
  async need(area: TextArea): Promise<void> {
    areas.add(area);
    const { language } = store.get();
    const messages = await loadAreas(language, [area]);
    const current = store.get();
    if (current.language !== language) return dictionary.need(area);
    // Adds the texts in place, because the rest of the page does not need them and should not render again.
    Object.assign(current.messages, messages);
  },
};
