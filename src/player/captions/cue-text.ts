export interface CueText {
  lines: readonly string[];
  /**
   * Whether the cue is positioned in the upper half of the video, so that it does not cover what is below.
   */
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

/** Parses a WebVTT cue to plain text, because the player applies its own caption style. */
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
