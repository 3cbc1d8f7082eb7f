/** The channel's colours, and functions that compute colours. */

export const CHANNEL = {
  ink: '#0b1017',
  night: '#0e1a2b',
  text: '#f2f5f9',
  accent: '#ffb224',
  live: '#ff3d57',
} as const;

const FALLBACK = '#1d4ed8';

/**
 * Returns a colour that is safe to insert into SVG: #rrggbb, or the channel's blue if the input is invalid.
 */
export function safeColor(color: string): string {
  const long = /^#[0-9a-f]{3}$/i.test(color)
    ? `#${[...color.slice(1)].map((digit) => digit + digit).join('')}`
    : color;
  return /^#[0-9a-f]{6}$/i.test(long) ? long.toLowerCase() : FALLBACK;
}

function parts(color: string): [number, number, number] {
  const value = Number.parseInt(safeColor(color).slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

/** Mixes two colours. `share` is the weight of the other colour, from 0 to 1. */
export function mix(color: string, other: string, share: number): string {
  const [from, to] = [parts(color), parts(other)];
  const channels = from.map((value, index) => Math.round(value + ((to[index] ?? 0) - value) * share));
  return `#${channels.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

export const darker = (color: string, share: number) => mix(color, '#05080d', share);
export const lighter = (color: string, share: number) => mix(color, '#ffffff', share);

/** Returns the relative luminance as WCAG defines it. */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = parts(color).map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Returns white or near black, whichever has more contrast with the colour. */
export function inkOn(color: string): string {
  return luminance(color) > 0.36 ? CHANNEL.ink : '#ffffff';
}

/** Darkens the colour until white text of any size is readable on it. */
export function deep(color: string): string {
  let result = safeColor(color);
  for (let step = 0; luminance(result) > 0.16 && step < 12; step += 1) result = darker(result, 0.14);
  return result;
}

/** Returns a second colour that matches the first, chosen by the seed. */
export function companion(color: string, number: number): string {
  const light = luminance(color) > 0.3;
  const choices = light
    ? ['#0b1f3a', '#111827', '#3f0d12', '#14361f']
    : ['#ffffff', '#f8c630', '#e5e7eb', '#ff9f1c', '#a7d8ff', '#fdf0d5'];
  return choices[number % choices.length] ?? '#ffffff';
}
