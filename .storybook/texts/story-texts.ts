import { dictionary } from '../../src/i18n/dictionary';
import { type StoryText, withFrenchFit } from './french-fit';
import { messagesIn } from './marked-text';
import { withMessageMarks } from './message-marks';
import { textsOnPage } from './texts-on-page';

/** Returns the messages that the page shows now, with their places in the current language. */
export async function readStoryTexts(): Promise<StoryText[]> {
  const shown = dictionary.spoken();
  // A page that shows an early failure has not loaded any message.
  if (!shown) return [];
  const [english = [], french = []] = await withMessageMarks(['en', 'fr'], (ids) => [
    ...textsOnPage(document.body, ids),
    ...messagesIn(document.title, ids),
  ]);
  return withFrenchFit(english, french, shown);
}
