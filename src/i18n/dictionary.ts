import type { MessageFormatElement } from 'react-intl';
import { createValueStore } from '../lib/store/store';
import type { Language } from './languages';
import type { TextArea } from './message-id';

type Messages = Record<string, MessageFormatElement[]>;

export interface Dictionary {
  language: Language;
  messages: Messages;
}

/** The files hold ICU text; the build turns it into trees. Each area and language is a chunk of its own. */
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

/** The texts loaded so far, in one language at a time. */
export const dictionary = {
  read: store.get,
  subscribe: store.subscribe,

  /** The language of the page; undefined until its first texts have loaded. */
  spoken(): Language | undefined {
    const { language, messages } = store.get();
    return Object.keys(messages).length > 0 ? language : undefined;
  },

  /** Switches to a language once all areas in use have loaded in it. */
  async open(language: Language): Promise<Dictionary> {
    lastRequest += 1;
    const request = lastRequest;
    areas.add('site');
    let messages: Messages = {};
    const loaded = new Set<TextArea>();
    // A screen that opens during the load adds its area.
    for (
      let missing = [...areas];
      missing.length > 0;
      missing = [...areas].filter((area) => !loaded.has(area))
    ) {
      messages = { ...messages, ...(await loadAreas(language, missing)) };
      for (const area of missing) loaded.add(area);
    }
    // Of two languages requested shortly after each other, the later one counts.
    if (request === lastRequest) store.replace({ language, messages });
    return store.get();
  },

  /** Loads areas without switching to their language. */
  load: loadAreas,

  /** Switches to texts that have been loaded. */
  show(next: Dictionary): void {
    store.replace(next);
  },

  /** Prefetches what will be needed soon. */
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
    // Adds in place: what is on the page has its texts and need not render again.
    Object.assign(current.messages, messages);
  },
};
