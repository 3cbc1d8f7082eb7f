import { companion, darker, deep, inkOn, lighter, mix, safeColor } from './colors.ts';
import { emblemFor } from './emblem-for.ts';
import { EMBLEMS, SPORTS, type Sport, transformed } from './motifs.ts';
import { escapeXml, hash, heading, pick, picture, SANS, textWidth } from './svg.ts';

export interface CrestSpec {
  /** A text that is always the same for this team or school. It seeds the drawing. */
  id: string;
  name: string;
  color: string;
  /** Two or three letters. By default they are derived from the name. */
  initials?: string | undefined;
  kind?: 'team' | 'school' | undefined;
  sport?: Sport | undefined;
}

const SHIELDS = {
  classic:
    'M200 18 C256 44 312 52 362 48 V196 C362 288 296 352 200 386 C104 352 38 288 38 196 V48 C88 52 144 44 200 18Z',
  flat: 'M44 30 H356 V214 C356 300 288 350 200 384 C112 350 44 300 44 214Z',
  pointed: 'M200 16 L356 62 V206 C356 282 292 330 200 386 C108 330 44 282 44 206 V62Z',
  swiss:
    'M56 26 C100 48 150 46 200 22 C250 46 300 48 344 26 C378 92 372 150 356 210 C338 286 284 346 200 386 C116 346 62 286 44 210 C28 150 22 92 56 26Z',
  hexagon: 'M200 14 L358 100 V284 L200 386 L42 284 V100Z',
} as const;

const LITTLE_WORDS = new Set(['of', 'the', 'and', 'at', 'de', 'du', 'la', 'le', 'les', 'et']);

export function initialsOf(name: string): string {
  const words = name.split(/[\s\-–·.]+/).filter((word) => word && !LITTLE_WORDS.has(word.toLowerCase()));
  const first = words.slice(0, 3).map((word) => [...word][0] ?? '');
  const letters = words.length === 1 ? [...(words[0] ?? '')].slice(0, 2) : first;
  return letters.join('').toUpperCase() || '?';
}

interface Palette {
  main: string;
  dark: string;
  pale: string;
  second: string;
}

function fieldOf(seed: string, { main, dark, pale, second }: Palette): string {
  const shade = mix(main, second, 0.22);
  return pick(
    [
      `<rect width="400" height="400" fill="${dark}"/><path d="M0 0H200V400H0Z" fill="${main}"/>`,
      `${[72, 152, 232, 312].map((x) => `<rect x="${x}" width="34" height="400" fill="${shade}"/>`).join('')}`,
      `<path d="M-20 330 330 -20H430L20 430Z" fill="${dark}"/><path d="M-20 350 350 -20H368L-20 372Z" fill="${shade}"/>`,
      `<path d="M0 0H400V132L200 216 0 132Z" fill="${dark}"/><path d="M0 132 200 216 400 132V150L200 234 0 150Z" fill="${second}"/>`,
      Array.from(
        { length: 12 },
        (_, ray) =>
          `<path d="M200 200 L${(200 + 300 * Math.cos((ray * Math.PI) / 6)).toFixed(0)} ${(200 + 300 * Math.sin((ray * Math.PI) / 6)).toFixed(0)} L${(200 + 300 * Math.cos(((ray + 0.5) * Math.PI) / 6)).toFixed(0)} ${(200 + 300 * Math.sin(((ray + 0.5) * Math.PI) / 6)).toFixed(0)}Z" fill="${dark}" opacity=".55"/>`,
      ).join(''),
      `${[60, 140, 220, 300].map((y) => `<rect y="${y}" width="400" height="40" fill="${dark}" opacity=".6"/>`).join('')}`,
      `<path d="M200 0H400V200H0V400H200Z" fill="${dark}" opacity=".75"/>`,
      `<circle cx="200" cy="120" r="260" fill="${pale}" opacity=".18"/>`,
    ],
    seed,
    'field',
  );
}

function letters(text: string, y: number, size: number, room: number, ink: string, edge: string): string {
  const fitted = Math.min(size, (size * room) / textWidth(text, size));
  return (
    `<text x="200" y="${y}" text-anchor="middle" font-family="${SANS}" font-weight="900" font-size="${fitted.toFixed(0)}" ` +
    `letter-spacing="-.03em" fill="${ink}" stroke="${edge}" stroke-width="${(fitted * 0.11).toFixed(1)}" stroke-linejoin="round" paint-order="stroke">${escapeXml(text)}</text>`
  );
}

function shieldBody(spec: CrestSpec, palette: Palette, initials: string): string {
  const { main, dark, second } = palette;
  const outline = pick(Object.values(SHIELDS) as [string, ...string[]], spec.id, 'shield');
  const emblem = emblemFor(spec.name, spec.id, spec.kind === 'school');
  const band = inkOn(second);
  const number = hash(`layout:${spec.id}`) % 3;
  const arrangement = [
    transformed(emblem(second, main), 200, 112, 92) + letters(initials, 292, 150, 230, '#ffffff', dark),
    transformed(emblem('#000000', 'none'), 204, 158, 186).replaceAll('#000000', dark) +
      transformed(emblem(second, main), 200, 150, 178) +
      `<path d="M0 268H400V340H0Z" fill="${second}"/><path d="M0 262H400V270H0ZM0 338H400V346H0Z" fill="${dark}"/>` +
      heading(initials, {
        x: 200,
        y: 324,
        size: 62,
        maxWidth: 190,
        anchor: 'middle',
        fill: band,
        weight: 900,
      }),
    `<path d="M0 0H400V108H0Z" fill="${second}"/><path d="M0 106H400V116H0Z" fill="${dark}"/>` +
      [132, 200, 268]
        .map((x, index) =>
          transformed(
            EMBLEMS.star(index === 1 ? main : mix(main, band, 0.25), ''),
            x,
            76,
            index === 1 ? 52 : 36,
          ),
        )
        .join('') +
      letters(initials, 246, 128, 230, '#ffffff', dark) +
      transformed(spec.sport ? SPORTS[spec.sport](second, dark) : emblem(second, main), 200, 310, 74),
  ][number];
  return (
    `<clipPath id="c"><path d="${outline}"/></clipPath><g clip-path="url(#c)"><rect width="400" height="400" fill="url(#g)"/>${fieldOf(spec.id, palette)}${arrangement}` +
    `<path d="M0 0H200V400H0Z" fill="#fff" opacity=".06"/></g>` +
    `<path d="${outline}" fill="none" stroke="${second}" stroke-width="18"/><path d="${outline}" fill="none" stroke="${darker(main, 0.62)}" stroke-width="8"/>`
  );
}

function roundelBody(spec: CrestSpec, palette: Palette, initials: string): string {
  const { main, dark, second } = palette;
  const emblem = emblemFor(spec.name, spec.id, spec.kind === 'school');
  const name = [...spec.name.toUpperCase()].slice(0, 26).join('');
  const size = Math.min(38, (38 * 400) / textWidth(name, 38));
  const year = 1890 + (hash(`year:${spec.id}`) % 90);
  const ring = (text: string, path: string, points: number, length: number) =>
    `<text font-family="${SANS}" font-weight="800" font-size="${points.toFixed(0)}" fill="${second}"><textPath href="#${path}" startOffset="50%" text-anchor="middle" textLength="${length.toFixed(0)}" lengthAdjust="spacingAndGlyphs">${escapeXml(text)}</textPath></text>`;
  return (
    `<defs><path id="up" d="M56 200a144 144 0 0 1 288 0"/><path id="down" d="M34 200a166 166 0 0 0 332 0"/><clipPath id="c"><circle cx="200" cy="200" r="122"/></clipPath></defs>` +
    `<circle cx="200" cy="200" r="186" fill="${darker(main, 0.55)}"/><circle cx="200" cy="200" r="178" fill="none" stroke="${second}" stroke-width="6"/>` +
    `<g clip-path="url(#c)"><rect width="400" height="400" fill="url(#g)"/>${fieldOf(spec.id, palette)}` +
    `${transformed(emblem(dark, 'none'), 203, spec.kind === 'school' ? 184 : 206, 158)}${transformed(emblem(second, main), 200, spec.kind === 'school' ? 178 : 200, 152)}` +
    `${spec.kind === 'school' ? letters(initials, 298, 54, 116, '#ffffff', dark) : ''}</g><circle cx="200" cy="200" r="122" fill="none" stroke="${second}" stroke-width="7"/>` +
    ring(name, 'up', size, Math.min(410, textWidth(name, size) * 1.08)) +
    ring(`★ ${year} ★`, 'down', 26, 140)
  );
}

/** Draws the crest of a team or school, 400 by 400, on a transparent background. */
export function crest(spec: CrestSpec): string {
  const main = deep(spec.color);
  const number = hash(spec.id);
  const second = companion(safeColor(spec.color), number % 6);
  const readable = inkOn(main) === inkOn(second) ? '#ffffff' : second;
  const palette: Palette = { main, dark: darker(main, 0.45), pale: lighter(main, 0.35), second: readable };
  const initials = [...(spec.initials ?? initialsOf(spec.name))].slice(0, 4).join('').toUpperCase();
  const round = number % (spec.kind === 'school' ? 2 : 4) === 0;
  const gradient = `<defs><linearGradient id="g" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${lighter(main, 0.12)}"/><stop offset="1" stop-color="${darker(main, 0.22)}"/></linearGradient></defs>`;
  return picture(400, 400, spec.name, gradient + (round ? roundelBody : shieldBody)(spec, palette, initials));
}
