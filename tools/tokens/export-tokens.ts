import { channelTheme, DEFAULT_COLORS } from '../../src/theme/channel-theme.ts';
import { type Color, componentsOf } from './token-format.ts';

/** Converts `#rrggbb` or `#rrggbbaa` to a colour of the Design Tokens format. */
function toColor(hex: string): Color {
  const alpha = hex.length === 9 ? Number.parseInt(hex.slice(7), 16) / 255 : 1;
  const opaque = hex.slice(0, 7);
  return {
    colorSpace: 'srgb',
    components: componentsOf(opaque),
    ...(alpha < 1 && { alpha: Math.round(alpha * 100) / 100 }),
    hex: opaque,
  };
}

/**
 * Exports the source's tokens and the colours of a channel as one file in the Design Tokens format 2025.10.
 */
export function exportTokens(source: object, channelColors: { [name: string]: unknown } = {}): object {
  const { properties } = channelTheme(channelColors);
  const channel = Object.entries(properties).map(([property, hex]) => {
    const name = property.slice(2);
    const $description =
      name in DEFAULT_COLORS
        ? 'The channel sets it. Where it would not be readable, it is already adjusted.'
        : 'Follows from the colours that the channel sets.';
    return [name, { $value: toColor(hex), $description }];
  });
  return {
    ...source,
    channel: {
      $type: 'color',
      $description: 'The colours of the channel, and what follows from them.',
      ...Object.fromEntries(channel),
    },
  };
}

/** Returns the colours in a channel's settings, given the backend's response or the colours alone. */
export function channelColorsOf(settings: unknown): { [name: string]: unknown } {
  if (typeof settings !== 'object' || settings === null) return {};
  const named = 'color-settings' in settings ? settings['color-settings'] : settings;
  return typeof named === 'object' && named !== null ? { ...named } : {};
}
