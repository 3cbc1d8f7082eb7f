import { CHANNEL, darker, deep, lighter, mix } from './colors.ts';
import type { CrestSpec } from './crest.ts';
import { place, SPORTS, type Sport } from './motifs.ts';
import { inset, POSTER } from './poster.ts';
import { block, hash, heading, picture } from './svg.ts';

export interface VodPosterSpec {
  id: string;
  title: string;
  color?: string | undefined;
  sport?: Sport | undefined;
  crest?: CrestSpec | undefined;
}

/** Diagonal bands across the picture, as in a highlights reel. */
function sweep(seed: string, color: string): string {
  const number = hash(seed);
  const turn = -24 + (number % 14);
  const tints = [
    lighter(color, 0.1),
    CHANNEL.accent,
    mix(color, CHANNEL.ink, 0.35),
    lighter(color, 0.3),
    mix(color, CHANNEL.ink, 0.6),
  ];
  const bands = Array.from({ length: 7 }, (_, index) => {
    const at = hash(`${seed}/${index}`);
    const tint = index === number % 7 ? CHANNEL.accent : (tints[(at % 4) + (at % 4 > 0 ? 1 : 0)] ?? color);
    return `<rect x="-400" y="${-160 + index * 150 + (at % 60)}" width="2200" height="${24 + (at % 110)}" fill="${tint}" opacity="${(0.2 + (at % 40) / 100).toFixed(2)}"/>`;
  }).join('');
  return `<g transform="rotate(${turn} 640 360)">${bands}</g>`;
}

/** The poster of a recording in the library, 1280 by 720. */
export function vodPoster(spec: VodPosterSpec): string {
  const { width, height } = POSTER;
  const color = deep(spec.color ?? spec.crest?.color ?? '#1d4ed8');
  const sport = SPORTS[spec.sport ?? 'hockey'];
  const { lines, size } = block(spec.title, 3, 76, 720);
  const step = size * 1.08;
  const top = 628 - (lines.length - 1) * step;
  const body =
    `<defs><linearGradient id="a" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${darker(color, 0.2)}"/><stop offset="1" stop-color="${darker(color, 0.7)}"/></linearGradient>` +
    `<linearGradient id="v" x1="0" y1="0" x2=".55" y2="1"><stop offset=".25" stop-color="#05080d" stop-opacity="0"/><stop offset="1" stop-color="#05080d" stop-opacity=".85"/></linearGradient></defs>` +
    `<rect width="${width}" height="${height}" fill="url(#a)"/>${sweep(spec.id, color)}` +
    place(sport('#ffffff', color), 1010, 270, 560, 10).replace('<g ', '<g opacity=".12" ') +
    `<rect width="${width}" height="${height}" fill="url(#v)"/>` +
    (spec.crest
      ? inset(spec.crest, 850, 110, 330)
      : place(sport('#ffffff', darker(color, 0.5)), 1010, 270, 250, -8)) +
    `<rect x="72" y="${top - size * 1.5}" width="72" height="10" fill="${CHANNEL.accent}"/>` +
    lines.map((line, index) => heading(line, { x: 72, y: top + index * step, size, room: 900 })).join('');
  return picture(width, height, spec.title, body);
}
