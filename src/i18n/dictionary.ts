import type { MessageFormatElement } from 'react-intl';
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
const listeners = new Set<() => void>();
let current: Dictionary = { language: 'en', messages: {} };
let wishes = 0;

function replace(next: Dictionary): void {
  current = next;
  for (const listener of [...listeners]) listener();
}

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
  read: (): Dictionary => current,

  /** The language that the page speaks; none before its first texts are there. */
  spoken: (): Language | undefined =>
    Object.keys(current.messages).length > 0 ? current.language : undefined,

  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },

  /** Turns to a language: all areas in use are loaded in it before anything changes. */
  async open(language: Language): Promise<Dictionary> {
    wishes += 1;
    const wish = wishes;
    areas.add('site');
    let messages: Messages = {};
    const loaded = new Set<TextArea>();
    // A screen opened meanwhile adds its area.
    for (
      let missing = [...areas];
      missing.length > 0;
      missing = [...areas].filter((area) => !loaded.has(area))
    ) {
      messages = { ...messages, ...(await loadAreas(language, missing)) };
      for (const area of missing) loaded.add(area);
    }
    // Of two that are wished for shortly after each other, the later one counts.
    if (wish === wishes) replace({ language, messages });
    return current;
  },

  /** Begins to load what will be needed in a moment. */
  prefetch(language: Language, wanted: readonly TextArea[]): void {
    loadAreas(language, wanted).catch(() => {});
  },

  /** Adds the texts of an area, in the language of the moment. */
  async need(area: TextArea): Promise<void> {
    areas.add(area);
    const { language } = current;
    const messages = await loadAreas(language, [area]);
    if (current.language !== language) return dictionary.need(area);
    // In place: what is on the page already has its texts and need not be rendered again.
    Object.assign(current.messages, messages);
  },
};
