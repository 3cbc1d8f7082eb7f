import type { Bootstrap } from '@generated/model';
import { storage } from '../../browser/storage/storage';
import { applyTheme, channelTheme } from '../../theme/channel-theme';
import { START_BACKGROUND_KEY } from '../../theme/start-background';

/** Applies the channel's colours, and stores the background for the start of the next visit. */
export function showTheme(channel: Bootstrap): void {
  const theme = channelTheme({ ...channel['color-settings'] });
  applyTheme(theme, document.documentElement);
  storage.set(START_BACKGROUND_KEY, theme.properties['--body-background']);
}
