import type { useText } from '../../i18n/text';
import type { Quality } from '../engine/quality-levels';

/** 1080p; with the bit rate where the height doesn't tell. */
export function qualityText({ height, megabits }: Quality, text: ReturnType<typeof useText>): string {
  if (height === null) return text('player.qualityRate', { megabits });
  if (megabits === null) return text('player.qualityHeight', { height });
  return text('player.qualityHeightRate', { height, megabits });
}
