import { type Letter, letterOf, PLAY_SIGN } from './letters.ts';

/** Returns the first letters of the first two words, or an empty text if the name has no letters. */
export function initialsOf(name: string): string {
  const words = name.match(/[\p{L}\p{N}]+/gu) ?? [];
  return words
    .slice(0, 2)
    .map((word) => [...word][0]?.toLocaleUpperCase() ?? '')
    .join('');
}

/**
 * Returns the letters of a channel's icon: its initials, or a play sign if one of them has no drawn letter.
 */
export function iconLetters(name: string): Letter[] {
  const letters = [...initialsOf(name)].map(letterOf);
  const drawn = letters.filter((letter) => letter !== null);
  return drawn.length > 0 && drawn.length === letters.length ? drawn : [PLAY_SIGN];
}
