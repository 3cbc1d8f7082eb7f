import { dictionary } from '../../../src/i18n/dictionary';
import { record } from '../../demo/record';
import { messagesIn, type ShownText } from '../../texts/marked-text';
import { withMessageMarks } from '../../texts/message-marks';
import { textsOnPage } from '../../texts/texts-on-page';
import type { StoryFacts } from '../facts';
import { drawnParts } from './drawn-parts';

const wordsOf = ({ id, text }: ShownText) => ({ id, text });

/** Reads what the story's page shows and what the story received. */
export async function readPage(isFailed: boolean): Promise<StoryFacts> {
  const { language } = dictionary.read();
  const parts = drawnParts(document.body);
  const [texts = { texts: [], title: [] }] = await withMessageMarks([language], (ids) => ({
    texts: textsOnPage(document.body, ids).map(wordsOf),
    title: messagesIn(document.title, ids).map(wordsOf),
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
