import { dictionary } from '../../../src/i18n/dictionary';
import { record } from '../../demo/record';
import { partsOf } from '../../texts/marks';
import { withMessageMarks } from '../../texts/message-marks';
import { textsOnPage } from '../../texts/texts-on-page';
import type { PageText, StoryFacts } from '../facts';
import { drawnParts } from './drawn-parts';

/** The messages that a marked title consists of; a browser shows it in its tab. */
export function messagesOfTitle(title: string, ids: readonly string[]): PageText[] {
  const found: PageText[] = [];
  let id: string | undefined;
  for (const part of partsOf(title)) {
    if (part.kind === 'opens') id = ids[part.index];
    else if (part.kind === 'closes') id = undefined;
    else if (id) found.push({ id, text: title.slice(part.start, part.end) });
  }
  return found;
}

/** Reads what the story's page shows, and what the story received. */
export async function readPage(isFailed: boolean): Promise<StoryFacts> {
  const { language } = dictionary.read();
  const parts = drawnParts(document.body);
  const texts = await withMessageMarks(language, (ids) => ({
    texts: textsOnPage(document.body, ids).map(({ id, text }) => ({ id, text })),
    title: messagesOfTitle(document.title, ids),
  }));
  return {
    ...parts,
    ...texts,
    language,
    received: record.inOrder(),
    shown: record.read().shown,
    requested: record.requests(),
    isFailed,
  };
}
