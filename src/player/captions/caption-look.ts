import { isRecord } from '../../lib/parse/is';

export const CAPTION_SIZES = ['small', 'medium', 'large'] as const;
export const CAPTION_COLORS = ['white', 'yellow', 'cyan', 'green'] as const;
export const CAPTION_BACKGROUNDS = ['solid', 'shade', 'none'] as const;

/** The caption size, colour and background that the viewer chose. */
export interface CaptionLook {
  size: (typeof CAPTION_SIZES)[number];
  color: (typeof CAPTION_COLORS)[number];
  background: (typeof CAPTION_BACKGROUNDS)[number];
}

const choose = <Choice extends string>(
  choices: readonly Choice[],
  value: unknown,
  fallback: Choice,
): Choice => choices.find((choice) => choice === value) ?? fallback;

/** Parses the stored caption style; a missing or invalid part gets its default. */
export function parseCaptionLook(stored: unknown): CaptionLook {
  const { size, color, background } = isRecord(stored) ? stored : {};
  return {
    size: choose(CAPTION_SIZES, size, 'medium'),
    color: choose(CAPTION_COLORS, color, 'white'),
    background: choose(CAPTION_BACKGROUNDS, background, 'shade'),
  };
}
