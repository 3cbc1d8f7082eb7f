import type { useText } from '../../../i18n/text';
import type { Quality } from '../../engine/quality-levels';

/**
 * Formats a quality for the viewer, for example 1080p. It includes the bit rate where the height alone is
 * ambiguous.
 */
export function qualityText({ height, megabits }: Quality, text: ReturnType<typeof useText>): string {
  if (height === null) return text('player.qualityRate', { megabits });
  if (megabits === null) return text('player.qualityHeight', { height });
  return text('player.qualityHeightRate', { height, megabits });
}
