import { CHANNEL, darker, deep, lighter, mix, safeColor } from './colors.ts';
import { type CrestSpec, crest } from './crest.ts';
import { SPORTS, type Sport, transformed } from './motifs.ts';
import { block, hash, heading, picture } from './svg.ts';

/**
 * One side of a game. The poster shows only the school's name, because the whole name would be unreadable on
 * a card.
 */
interface Side extends CrestSpec {
  school?: string | undefined;
}

export interface PosterSpec {
  id: string;
  /** The away team, then the home team, as in the event's title. Events without teams have a name instead. */
  teams?: readonly [away: Side, home: Side] | undefined;
  name?: string | undefined;
  color?: string | undefined;
  sport?: Sport | undefined;
}

const POSTER = { width: 1280, height: 720 } as const;

/** Draws a crest inside another image. It is a data URL, so that the ids of the two SVGs cannot collide. */
export function inset(spec: CrestSpec, x: number, y: number, size: number): string {
  return `<image x="${x}" y="${y}" width="${size}" height="${size}" href="data:image/svg+xml,${encodeURIComponent(crest(spec)).replaceAll("'", '%27')}"/>`;
}

/** Draws light from above, lines and specks, so that a flat colour looks like an arena. */
function arena(seed: string, left: string, right: string, width: number, height: number): string {
  const number = hash(seed);
  const lean = width * (0.1 + (number % 5) * 0.012);
  const middle = width / 2;
  const specks = Array.from({ length: 26 }, (_, index) => {
    const at = hash(`${seed}:${index}`);
    return `<circle cx="${at % width}" cy="${Math.floor(at / width) % height}" r="${1.5 + (at % 5)}" fill="#fff" opacity="${(0.05 + (at % 7) / 60).toFixed(2)}"/>`;
  }).join('');
  const slashes = [0.08, 0.2, 0.8, 0.92]
    .map(
      (share) =>
        `<path d="M${(width * share + lean).toFixed(0)} 0h${width * 0.05}L${(width * share - lean + width * 0.05).toFixed(0)} ${height}h-${width * 0.05}Z" fill="#fff" opacity=".045"/>`,
    )
    .join('');
  return (
    `<defs><linearGradient id="l" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${darker(left, 0.52)}"/><stop offset="1" stop-color="${lighter(left, 0.06)}"/></linearGradient>` +
    `<linearGradient id="r" x1="1" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${darker(right, 0.52)}"/><stop offset="1" stop-color="${lighter(right, 0.06)}"/></linearGradient>` +
    `<radialGradient id="s" cx=".5" cy="0" r=".9"><stop offset="0" stop-color="#fff" stop-opacity=".28"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient>` +
    `<linearGradient id="v" x1="0" y1="0" x2="0" y2="1"><stop offset=".5" stop-color="#05080d" stop-opacity="0"/><stop offset="1" stop-color="#05080d" stop-opacity=".78"/></linearGradient></defs>` +
    `<rect width="${width}" height="${height}" fill="url(#r)"/><path d="M0 0H${middle + lean}L${middle - lean} ${height}H0Z" fill="url(#l)"/>${slashes}` +
    `<path d="M${middle + lean} 0h${width * 0.008}L${middle - lean + width * 0.008} ${height}h-${width * 0.008}Z" fill="#fff" opacity=".75"/>` +
    `<path d="M0 0H${width * 0.32}L${width * 0.14} ${height}H0ZM${width} 0H${width * 0.74}L${width * 0.9} ${height}H${width}Z" fill="url(#s)" opacity=".7"/>` +
    `<rect width="${width}" height="${height}" fill="url(#s)"/>${specks}`
  );
}

/** Darkens the colour of one team if both colours are too similar. */
function distinctColors(left: string, right: string): [string, string] {
  const distance = [1, 3, 5].reduce((sum, at) => {
    const part = (color: string) => Number.parseInt(color.slice(at, at + 2), 16);
    return sum + Math.abs(part(left) - part(right));
  }, 0);
  return distance < 90 ? [left, darker(mix(right, CHANNEL.night, 0.6), 0.1)] : [left, right];
}

function twoTeams(spec: PosterSpec, [away, home]: readonly [Side, Side]): string {
  const { width, height } = POSTER;
  const [left, right] = distinctColors(deep(away.color), deep(home.color));
  const sport = spec.sport ? SPORTS[spec.sport] : null;
  const ghost = sport
    ? transformed(sport('#ffffff', right), 1150, 150, 420, 14).replace('<g ', '<g opacity=".07" ') +
      transformed(sport('#ffffff', left), 120, 610, 420, -14).replace('<g ', '<g opacity=".07" ')
    : '';
  const name = (team: Side, x: number) =>
    heading(team.school ?? team.name, { x, y: 640, size: 60, maxWidth: 500, anchor: 'middle' });
  return (
    arena(spec.id, left, right, width, height) +
    ghost +
    `<rect width="${width}" height="${height}" fill="url(#v)"/>` +
    inset(away, 150, 130, 400) +
    inset(home, 730, 130, 400) +
    `<circle cx="640" cy="360" r="56" fill="${CHANNEL.ink}" stroke="${CHANNEL.accent}" stroke-width="6"/>` +
    heading(sport ? '' : 'VS', {
      x: 640,
      y: 378,
      size: 48,
      maxWidth: 90,
      anchor: 'middle',
      fill: CHANNEL.accent,
    }) +
    (sport ? transformed(sport(CHANNEL.accent, CHANNEL.ink), 640, 360, 62) : '') +
    name(away, 350) +
    name(home, 930)
  );
}

function single(spec: PosterSpec, title: string): string {
  const { width, height } = POSTER;
  const color = deep(spec.color ?? '#1d4ed8');
  const sport = SPORTS[spec.sport ?? 'trophy'];
  const { lines, size } = block(title, 3, 92, 800);
  const step = size * 1.08;
  const top = 620 - (lines.length - 1) * step;
  return (
    arena(spec.id, color, darker(mix(color, safeColor('#0e1a2b'), 0.55), 0.1), width, height) +
    transformed(sport('#ffffff', color), 960, 300, 620, 12).replace('<g ', '<g opacity=".16" ') +
    transformed(sport(CHANNEL.accent, darker(color, 0.5)), 1010, 300, 260, -10) +
    `<rect width="${width}" height="${height}" fill="url(#v)"/>` +
    `<rect x="72" y="${top - size * 1.4}" width="96" height="10" fill="${CHANNEL.accent}"/>` +
    lines.map((line, index) => heading(line, { x: 72, y: top + index * step, size, maxWidth: 860 })).join('')
  );
}

/** Draws an event's poster, 1280 by 720. The page itself shows whether the event is live. */
export function poster(spec: PosterSpec): string {
  const { width, height } = POSTER;
  if (spec.teams) {
    const [away, home] = spec.teams;
    return picture(width, height, spec.name ?? `${away.name} at ${home.name}`, twoTeams(spec, spec.teams));
  }
  const title = spec.name ?? '';
  return picture(width, height, title, single(spec, title));
}
