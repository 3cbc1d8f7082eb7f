import { CHANNEL, darker, deep, mix } from './colors.ts';
import type { CrestSpec } from './crest.ts';
import { SPORTS, type Sport, transformed } from './motifs.ts';
import { inset } from './poster.ts';
import { hash, picture } from './svg.ts';

export interface SlideSpec {
  id: string;
  title: string;
  color?: string | undefined;
  sport?: Sport | undefined;
  crest?: CrestSpec | undefined;
  narrow?: boolean | undefined;
}

const SLIDE = { width: 2100, height: 900 } as const;
const SLIDE_NARROW = { width: 900, height: 1200 } as const;

/** Draws the lines of a pitch in perspective under floodlights. */
function ground(width: number, height: number, color: string, seed: string): string {
  const horizon = height * 0.52;
  const vanishing = width * (0.62 + (hash(seed) % 12) / 100);
  const bands = Array.from({ length: 9 }, (_, index) => {
    const [from, to] = [width * (index * 0.32 - 0.95), width * (index * 0.32 - 0.79)];
    return `<path d="M${vanishing} ${horizon}L${from.toFixed(0)} ${height}H${to.toFixed(0)}Z" fill="#fff" opacity=".05"/>`;
  }).join('');
  const lines = [0.06, 0.2, 0.5]
    .map(
      (share) =>
        `<path d="M0 ${(horizon + (height - horizon) * share).toFixed(0)}H${width}" stroke="#fff" stroke-width="${(3 + share * 14).toFixed(0)}" opacity="${(0.16 + share * 0.2).toFixed(2)}"/>`,
    )
    .join('');
  const crowd = Array.from({ length: 220 }, (_, index) => {
    const at = hash(`${seed}-crowd-${index}`);
    const y = horizon - 14 - (at % 1000) * (height * 0.00022);
    const tint = [
      mix(color, '#ffffff', 0.3),
      CHANNEL.accent,
      '#64748b',
      '#94a3b8',
      mix(color, '#000000', 0.2),
    ][at % 5];
    return `<circle cx="${(at >>> 8) % width}" cy="${y.toFixed(0)}" r="${7 + (at % 4)}" fill="${tint}" opacity=".5"/>`;
  }).join('');
  return (
    `<rect y="${height * 0.28}" width="${width}" height="${height * 0.26}" fill="${darker(color, 0.72)}"/>${crowd}` +
    `<rect y="${horizon - 16}" width="${width}" height="22" fill="${CHANNEL.ink}"/><rect y="${horizon + 2}" width="${width}" height="6" fill="${CHANNEL.accent}" opacity=".8"/>` +
    `<rect y="${horizon + 8}" width="${width}" height="${height - horizon}" fill="url(#f)"/>${bands}${lines}`
  );
}

function lamps(width: number, height: number): string {
  return [0.16, 0.5, 0.84]
    .map((share) => {
      const x = width * share;
      const row = [-1.5, -0.5, 0.5, 1.5]
        .map((step) => `<circle cx="${x + step * 30}" cy="46" r="11" fill="#fff"/>`)
        .join('');
      return `<path d="M${x - 60} 46L${x - 420} ${height}H${x + 420}L${x + 60} 46Z" fill="url(#b)"/>${row}<circle cx="${x}" cy="46" r="190" fill="url(#o)"/>`;
    })
    .join('');
}

/** Draws the image behind a slide's text, with few details on the left, where the text is. */
export function slide(spec: SlideSpec): string {
  const { width, height } = spec.narrow ? SLIDE_NARROW : SLIDE;
  const color = deep(spec.color ?? spec.crest?.color ?? '#1d4ed8');
  const sport = spec.sport ? SPORTS[spec.sport] : null;
  const [x, y, size] = spec.narrow ? [width / 2, height * 0.34, 460] : [width * 0.73, height * 0.46, 540];
  const fade = spec.narrow ? 'x1="0" y1="1" x2="0" y2="0"' : 'x1="0" y1="0" x2="1" y2="0"';
  const body =
    `<defs><linearGradient id="k" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${CHANNEL.ink}"/><stop offset="1" stop-color="${darker(color, 0.35)}"/></linearGradient>` +
    `<linearGradient id="f" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${darker(color, 0.5)}"/><stop offset="1" stop-color="${color}"/></linearGradient>` +
    `<linearGradient id="b" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".3"/><stop offset=".8" stop-color="#fff" stop-opacity="0"/></linearGradient>` +
    `<radialGradient id="o"><stop offset="0" stop-color="#fff" stop-opacity=".7"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient>` +
    `<linearGradient id="q" ${fade}><stop offset="0" stop-color="${CHANNEL.ink}" stop-opacity=".92"/><stop offset=".62" stop-color="${CHANNEL.ink}" stop-opacity="0"/></linearGradient></defs>` +
    `<rect width="${width}" height="${height}" fill="url(#k)"/>${ground(width, height, color, spec.id)}${lamps(width, height)}` +
    (spec.crest
      ? `<ellipse cx="${x}" cy="${y + size * 0.56}" rx="${size * 0.36}" ry="22" fill="#05080d" opacity=".5"/>${inset(spec.crest, x - size / 2, y - size / 2, size)}`
      : '') +
    (sport && !spec.crest
      ? `<ellipse cx="${x}" cy="${y + size * 0.46}" rx="${size * 0.34}" ry="24" fill="#05080d" opacity=".5"/>${transformed(sport(CHANNEL.text, darker(color, 0.45)), x, y, size * 0.78, -8)}`
      : '') +
    `<rect width="${width}" height="${height}" fill="url(#q)"/>`;
  return picture(width, height, spec.title, body);
}
