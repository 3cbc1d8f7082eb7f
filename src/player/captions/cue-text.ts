export interface CueText {
  /** Its lines, as plain text. */
  lines: readonly string[];
  /** It asks for the upper half, so as not to hide what is below. */
  top: boolean;
}

const ENTITIES: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&nbsp;': '\u00a0',
  '&lrm;': '\u200e',
  '&rlm;': '\u200f',
};

/** A WebVTT cue without its mark-up: the player has a look of its own for captions. */
export function cueText(text: string, line: number | 'auto' | string = 'auto', snapToLines = true): CueText {
  const plain = text
    .replace(/<[^>]*>/g, '')
    .replace(/&(amp|lt|gt|nbsp|lrm|rlm);/g, (entity) => ENTITIES[entity] ?? entity);
  const lines = plain
    .split('\n')
    .map((part) => part.trim())
    .filter(Boolean);
  return { lines, top: typeof line === 'number' && line >= 0 && line < (snapToLines ? 5 : 50) };
}
