/** Colours have the format #rrggbb or #rrggbbaa. Colours of the channel are normalised to it first. */

// no token in this file: colours are moved towards black or white.

export type Hex = `#${string}`;

export function percentToHex(percent: number): string {
  const clamped = Math.min(100, Math.max(0, percent));
  return Math.round((clamped / 100) * 255)
    .toString(16)
    .padStart(2, '0');
}

export function parseHex(text: string): Hex | null {
  const match = /^#?([0-9a-f]{3,8})$/i.exec(text.trim());
  const digits = match?.[1]?.toLowerCase();
  if (digits?.length === 3 || digits?.length === 4)
    return `#${[...digits].map((digit) => digit + digit).join('')}`;
  return digits?.length === 6 || digits?.length === 8 ? `#${digits}` : null;
}

/** The colour with the given opacity in percent. */
export function withOpacity(color: Hex, percent: number): Hex {
  return `${opaque(color)}${percentToHex(percent)}`;
}

function opaque(color: Hex): Hex {
  return `#${color.slice(1, 7)}`;
}

/** The red, green and blue channels, each from 0 to 255. */
export function channels(color: Hex): [number, number, number] {
  const at = (start: number) => Number.parseInt(color.slice(start, start + 2), 16);
  return [at(1), at(3), at(5)];
}

/** The relative luminance as defined by WCAG. */
function luminance(color: Hex): number {
  const [r, g, b] = channels(color).map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

export function contrast(one: Hex, other: Hex): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

export function isDark(background: Hex): boolean {
  return contrast(background, '#ffffff') >= contrast(background, '#000000');
}

function mix(from: Hex, to: Hex, share: number): Hex {
  const [a, b] = [channels(from), channels(to)];
  const hex = a.map((value, index) => {
    const mixed = Math.round(value + ((b[index] ?? value) - value) * share);
    return mixed.toString(16).padStart(2, '0');
  });
  return `#${hex.join('')}`;
}

const ENDS = ['#ffffff', '#000000'] as const;
const STEPS = 20;

/** The colour itself if it has enough contrast on every background, otherwise the nearest shade that has. */
export function readableOn(color: Hex, backgrounds: Hex[], ratio: number): Hex {
  const reads = (shade: Hex) => backgrounds.every((background) => contrast(shade, background) >= ratio);
  const solid = opaque(color);
  for (let step = 0; step <= STEPS; step += 1)
    for (const end of ENDS) {
      const shade = mix(solid, end, step / STEPS);
      if (reads(shade)) return shade;
    }
  const worst = (shade: Hex) => Math.min(...backgrounds.map((background) => contrast(shade, background)));
  return worst('#ffffff') >= worst('#000000') ? '#ffffff' : '#000000';
}

/** Blends a colour over a background at this opacity in percent. */
export function blendOver(background: Hex, color: Hex, percent: number): Hex {
  return mix(opaque(background), opaque(color), percent / 100);
}
