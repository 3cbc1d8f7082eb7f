import { partsOf } from '../../texts/marks';
import type { PageText } from '../facts';

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
