import { ACCENT, arena, GROUND, HOME, LETTERS, middleSign, svg, WORLD } from './scene.ts';

const { left, top, right, bottom } = GROUND;
const [W, H] = [right - left, bottom - top];
const [X, Y] = [WORLD.width / 2, WORLD.height / 2];

const rect = (x: number, y: number, width: number, height: number, fill: string) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}"/>`;
const lines = (color: string, width: number, body: string) =>
  `<g fill="none" stroke="${color}" stroke-width="${width}">${body}</g>`;
const box = (x: number, y: number, width: number, height: number) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}"/>`;
const times = (count: number, draw: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => draw(index)).join('');

/** Draws the shape at the left end and mirrored at the right end. */
const atBothEnds = (body: string) =>
  `${body}<g transform="translate(${WORLD.width} 0) scale(-1 1)">${body}</g>`;

export function rink(): string {
  const spots = [left + 250, right - 250].flatMap((x) => [top + 165, bottom - 165].map((y) => ({ x, y })));
  const circle = ({ x, y }: { x: number; y: number }) =>
    `<circle cx="${x}" cy="${y}" r="96" fill="none" stroke="#e0455a" stroke-width="4"/><circle cx="${x}" cy="${y}" r="9" fill="#e0455a"/>`;
  const goal = (x: number, side: number) =>
    `<path d="M${x} ${Y - 70} A70 70 0 0 ${side} ${x} ${Y + 70} Z" fill="#9fd0ef" stroke="#e0455a" stroke-width="4"/>` +
    `<rect x="${side ? x - 34 : x}" y="${Y - 38}" width="34" height="76" rx="10" fill="#c8d3de" stroke="#d02c45" stroke-width="6"/>`;
  return arena(
    `<defs><linearGradient id="ice" x1="0" x2="1" y1="0" y2="1"><stop offset="0" stop-color="#f4f9fd"/><stop offset=".5" stop-color="#dfecf5"/><stop offset="1" stop-color="#f1f7fc"/></linearGradient></defs>
    ${rect(left, top, W, H, 'url(#ice)')}${rect(X - 5, top, 10, H, '#e0455a')}
    ${rect(X - 270, top, 14, H, '#2f6fd6')}${rect(X + 256, top, 14, H, '#2f6fd6')}
    ${rect(left + 110, top, 5, H, '#e0455a')}${rect(right - 115, top, 5, H, '#e0455a')}
    ${spots.map(circle).join('')}${goal(left + 112, 1)}${goal(right - 112, 0)}${middleSign()}`,
    150,
  );
}

const planks = (color: string, seam: string) =>
  rect(left, top, W, H, color) + times(22, (row) => rect(left, top + row * 30, W, 2, seam));

export function court(): string {
  const [from, end] = [left + 60, top + 40];
  const lane = `${box(from, Y - 105, 250, 210)}<path d="M${from + 250} ${Y - 105} A105 105 0 0 1 ${from + 250} ${Y + 105}"/>
    <path d="M${from} ${end + 50} H${from + 90} A250 250 0 0 1 ${from + 90} ${bottom - 90} H${from}"/>`;
  const hoop = `<path d="M${from + 52} ${Y - 42} V${Y + 42}" stroke="#fff" stroke-width="8"/><circle cx="${from + 80}" cy="${Y}" r="22" fill="none" stroke="#ff5a1f" stroke-width="7"/>`;
  return arena(
    `${planks('#d8a061', '#c98f4e')}${atBothEnds(rect(from, Y - 105, 250, 210, '#14406f'))}
    ${lines('#fff', 6, box(from, end, W - 120, H - 80) + `<path d="M${X} ${end} V${bottom - 40}"/>` + atBothEnds(lane))}
    ${atBothEnds(hoop)}${middleSign(92)}`,
    24,
  );
}

/** Draws a volleyball court with its net. */
export function volleyballCourt(): string {
  const [from, to] = [left + 190, right - 190];
  return arena(
    `${planks('#1d6f68', '#1a655f')}${rect(from, top + 60, to - from, H - 120, '#e3974f')}
    ${lines('#fff', 7, `${box(from, top + 60, to - from, H - 120)}<path d="M${X - 205} ${top + 60} V${bottom - 60} M${X + 205} ${top + 60} V${bottom - 60}"/>`)}
    ${rect(X - 7, top + 34, 14, H - 68, '#0b1017')}${rect(X - 2, top + 34, 4, H - 68, '#f2f5f9')}
    <circle cx="${X}" cy="${top + 34}" r="14" fill="${ACCENT}"/><circle cx="${X}" cy="${bottom - 34}" r="14" fill="${ACCENT}"/>`,
    24,
  );
}

const grass = (stripes: number) =>
  times(stripes, (index) =>
    rect(left + (index * W) / stripes, top, W / stripes + 1, H, index % 2 ? '#3d8b45' : '#37803f'),
  );

export function pitch(): string {
  const [from, edge] = [left + 60, top + 40];
  const end = `${box(from, Y - 200, 220, 400)}${box(from, Y - 95, 85, 190)}<path d="M${from + 220} ${Y - 75} A95 95 0 0 1 ${from + 220} ${Y + 75}"/>
    <path d="M${from} ${edge + 26} A26 26 0 0 0 ${from + 26} ${edge} M${from} ${bottom - 66} A26 26 0 0 1 ${from + 26} ${bottom - 40}"/>`;
  const goal = `${rect(from - 34, Y - 52, 34, 104, '#dfe8ee')}<circle cx="${from + 150}" cy="${Y}" r="7" fill="#fff"/>`;
  return arena(
    `${grass(16)}${atBothEnds(goal)}
    ${lines('#fff', 6, `${box(from, edge, W - 120, H - 80)}<path d="M${X} ${edge} V${bottom - 40}"/><circle cx="${X}" cy="${Y}" r="120"/>${atBothEnds(end)}`)}
    <circle cx="${X}" cy="${Y}" r="8" fill="#fff"/>`,
    24,
  );
}

export function gridiron(): string {
  const [zone, from, edge] = [130, left + 40, top + 40];
  const [first, yards] = [from + zone, (W - 80 - 2 * zone) / 10];
  const high = H - 80;
  const word = (text: string, x: number, turn: number) =>
    `<text transform="translate(${x} ${Y}) rotate(${turn})" text-anchor="middle" ${LETTERS} font-size="64" letter-spacing="8" fill="#fff" opacity=".92">${text}</text>`;
  const numbers = times(9, (index) => {
    const x = first + (index + 1) * yards;
    const number = 10 * Math.min(index + 1, 9 - index);
    return `<text x="${x}" y="${bottom - 80}" text-anchor="middle" ${LETTERS} font-size="44" fill="#fff">${number}</text><text transform="translate(${x} ${top + 80}) rotate(180)" text-anchor="middle" ${LETTERS} font-size="44" fill="#fff">${number}</text>`;
  });
  const hashes = times(50, (index) => {
    const x = first + (index * yards) / 5;
    return `<path d="M${x} ${edge} v16 M${x} ${Y - 90} v16 M${x} ${Y + 74} v16 M${x} ${bottom - 56} v16"/>`;
  });
  return arena(
    `${grass(20)}${rect(from, edge, zone, high, HOME)}${rect(right - 40 - zone, edge, zone, high, HOME)}
    ${word('NORTHFIELD', from + zone / 2 + 24, 270)}${word('NORTHFIELD', right - 40 - zone / 2 - 24, 90)}
    ${lines('#fff', 5, `${box(from, edge, W - 80, high)}${times(11, (index) => `<path d="M${first + index * yards} ${edge} v${high}"/>`)}`)}
    ${lines('#fff', 3, hashes)}${numbers}${middleSign(70)}`,
    24,
  );
}

/** The pool with its walls and starting blocks fits into the frame of a fixed camera. */
export const POOL = { left: X - 560, right: X + 560 };
export const LANES = 8;
const DECK = 60;
export const laneMiddle = (lane: number): number => top + DECK + ((lane + 0.5) * (H - 2 * DECK)) / LANES;

export function pool(): string {
  const { left: from, right: to } = POOL;
  const high = (H - 2 * DECK) / LANES;
  const rope = (lane: number) =>
    `<path d="M${from} ${top + DECK + lane * high} H${to}" stroke="${lane % 2 ? '#f2f5f9' : '#e0455a'}" stroke-width="7" stroke-dasharray="16 6"/>`;
  const ends = (lane: number) => {
    const y = laneMiddle(lane);
    const block = `${rect(from - 56, y - 22, 44, 44, '#14233b')}<text x="${from - 34}" y="${y + 10}" text-anchor="middle" ${LETTERS} font-size="28" fill="#fff">${lane + 1}</text>`;
    return `${block}${rect(to + 12, y - 22, 44, 44, '#14233b')}<path d="M${from + 60} ${y} H${to - 60} M${from + 60} ${y - 16} v32 M${to - 60} ${y - 16} v32" stroke="#0f5f93" stroke-width="10"/>`;
  };
  return arena(
    `<defs><linearGradient id="water" x1="0" x2="1" y1="0" y2="1"><stop offset="0" stop-color="#3fb4e6"/><stop offset=".5" stop-color="#2a9bd4"/><stop offset="1" stop-color="#4bbcea"/></linearGradient></defs>
    ${rect(left, top, W, H, '#d9e0e6')}${rect(from, top + DECK, to - from, H - 2 * DECK, 'url(#water)')}
    ${times(LANES, ends)}${times(LANES + 1, rope)}`,
    24,
  );
}

/** Draws the stage of a ceremony, with its guests in rows of chairs. */
export function stage(): string {
  const { width, height } = WORLD;
  const chairs = times(3, (row) =>
    times(44, (column) => {
      const color = ['#5b6b84', '#46566f', '#6d5a45', '#3d5a55', '#57486a'][(column * 7 + row * 3) % 5];
      const [x, y] = [20 + column * 42 + (row % 2) * 20, height - 130 + row * 46];
      return `<rect x="${x - 15}" y="${y - 2}" width="30" height="24" rx="8" fill="#1b2638"/><circle cx="${x}" cy="${y}" r="12" fill="${color}"/>`;
    }),
  );
  const curtain = times(46, (fold) => rect(fold * 40, 0, 40, 190, fold % 2 ? '#7a1626' : '#8f1c30'));
  return svg(
    width,
    height,
    `<defs><linearGradient id="boards" x1="0" x2="0" y1="0" y2="1"><stop offset="0" stop-color="#4a3423"/><stop offset="1" stop-color="#7a5a3c"/></linearGradient></defs>
    ${rect(0, 0, width, height, '#0b1017')}${curtain}${rect(0, 190, width, 12, ACCENT)}
    ${rect(0, 202, width, height - 390, 'url(#boards)')}${times(11, (row) => rect(0, 230 + row * 36, width, 2, '#3c2a1c'))}
    ${rect(0, height - 188, width, 14, '#14233b')}
    <rect x="${X - 330}" y="78" width="660" height="92" rx="8" fill="#0b1f3a" stroke="${ACCENT}" stroke-width="6"/>
    <text x="${X}" y="142" text-anchor="middle" ${LETTERS} font-size="50" letter-spacing="6" fill="#f2f5f9">NORTHFIELD</text>
    <rect x="${X - 240}" y="${Y + 30}" width="96" height="60" rx="8" fill="#2a1c12" stroke="${ACCENT}" stroke-width="5"/>
    <rect x="${X + 150}" y="${Y - 30}" width="190" height="110" rx="10" fill="#f2f5f9"/>
    <path d="M${X + 225} ${Y - 14} h40 v26 a20 20 0 0 1 -40 0 z M${X + 241} ${Y + 30} h8 v16 h14 v10 h-36 v-10 h14 z" fill="${ACCENT}"/>
    ${chairs}`,
  );
}
