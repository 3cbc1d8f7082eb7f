/** Emblems and balls on a grid of 100 by 100, in one colour (`fill`) with details in a second (`cut`). */

type Motif = (fill: string, cut: string) => string;

const star: Motif = (fill) =>
  `<path fill="${fill}" d="M50 4 61.8 37.2 97 38 69 59.2 79 93 50 73 21 93 31 59.2 3 38 38.2 37.2Z"/>`;

const bolt: Motif = (fill) => `<path fill="${fill}" d="M62 2 14 56h27l-9 42 54-60H56z"/>`;

const flame: Motif = (fill, cut) =>
  `<path fill="${fill}" d="M54 2c4 18-6 24-14 35-3-5-4-9-3-15C20 34 12 50 16 68c4 18 18 30 35 30 20 0 35-14 35-35 0-16-8-24-14-35-1 8-4 12-9 16C65 28 63 12 54 2z"/>` +
  `<path fill="${cut}" d="M52 52c1 9-12 14-12 27 0 8 5 13 12 13s13-5 13-13c0-9-8-14-13-27z"/>`;

const falcon: Motif = (fill, cut) =>
  `<path fill="${fill}" d="M4 30C20 10 48 2 70 12c16 7 25 18 27 32-7-4-13-5-18-4 3 6 2 13-2 19-3-8-8-12-15-13-4 9-2 14 6 21-13-2-22 0-28 6 1 8 6 15 14 21-18 1-32-5-38-20-4-9-4-17-1-24-5 0-9 2-13 6 0-7 2-12 6-16-5-2-9-1-13 2 1-6 3-10 9-12z"/>` +
  `<path fill="${cut}" d="M58 24c7 0 12 2 17 7-8 1-14 0-20-4z"/><circle cx="65" cy="28" r="3" fill="${fill}"/>`;

const wolf: Motif = (fill, cut) =>
  `<path fill="${fill}" d="M10 4 34 24c10-4 22-4 32 0L90 4l4 44-14 26-20 12-10 10-10-10-20-12L6 48z"/>` +
  `<path fill="${cut}" d="M22 46l22 8-6 10zM78 46l-22 8 6 10zM42 78h16l-8 10z"/><path fill="${cut}" opacity=".35" d="M18 16 32 28 20 38zM82 16 68 28 80 38z"/>`;

const bull: Motif = (fill, cut) =>
  `<path fill="${fill}" d="M4 14c2 16 10 24 24 24 7-5 14-7 22-7s15 2 22 7c14 0 22-8 24-24 8 24-2 40-20 42-1 14-6 24-12 30-3 7-8 10-14 10s-11-3-14-10c-6-6-11-16-12-30C6 54-4 38 4 14z"/>` +
  `<path fill="${cut}" d="M32 52l14 5-4 6zM68 52l-14 5 4 6zM40 82c3-4 17-4 20 0-1 4-4 4-6 1h-8c-2 3-5 3-6-1z"/>`;

const wave: Motif = (fill, cut) =>
  `<path fill="${fill}" d="M2 72C8 34 34 8 66 14c18 4 28 16 30 30-8-10-18-13-27-8-9 6-9 20 3 26 8 4 17 3 26-2v34H2z"/>` +
  `<path fill="none" stroke="${cut}" stroke-width="5" stroke-linecap="round" d="M12 80c10-8 18-8 27 0s18 8 27 0 16-8 24-2"/>`;

const mountain: Motif = (fill, cut) =>
  `<path fill="${fill}" d="M2 90 38 20l16 30 12-18 32 58z"/><path fill="${cut}" d="M38 20 52 47l-7-3-6 8-7-7-7 4zM66 32l11 19-6-3-5 5-6-10z"/>`;

const crown: Motif = (fill, cut) =>
  `<path fill="${fill}" d="M6 24 28 48 50 10l22 38 22-24-9 56H15z"/><path fill="${fill}" d="M15 84h70v9H15z"/>` +
  `<circle cx="50" cy="66" r="6" fill="${cut}"/><circle cx="30" cy="68" r="4" fill="${cut}"/><circle cx="70" cy="68" r="4" fill="${cut}"/>`;

const paw: Motif = (fill) =>
  `<g fill="${fill}"><path d="M50 46c17 0 32 20 32 35 0 10-8 13-15 13-6 0-11-3-17-3s-11 3-17 3c-7 0-15-3-15-13 0-15 15-35 32-35z"/><ellipse cx="33" cy="23" rx="11" ry="17"/><ellipse cx="67" cy="23" rx="11" ry="17"/><ellipse cx="12" cy="46" rx="9" ry="14" transform="rotate(-18 12 46)"/><ellipse cx="88" cy="46" rx="9" ry="14" transform="rotate(18 88 46)"/></g>`;

const wing: Motif = (fill, cut) =>
  `<path fill="${fill}" d="M4 78C4 34 36 8 96 6c-4 10-9 16-16 20l10 1c-5 9-12 14-20 17l9 2c-6 8-13 13-22 15l7 4c-14 12-36 20-60 13z"/>` +
  `<path fill="none" stroke="${cut}" stroke-width="4" stroke-linecap="round" d="M22 66c8-18 22-28 42-34M30 70c8-11 18-17 32-20"/>`;

const tree: Motif = (fill) =>
  `<path fill="${fill}" d="M50 2 74 34H63l20 26H69l21 26H56v12H44V86H10l21-26H17l20-26H26z"/>`;

const blades: Motif = (fill, cut) =>
  `<path fill="${fill}" d="M8 4l14 4 32 40 32-40 6-4-2 12-28 40 20 24 6-4 4 6-9 6 7 9-7 6-8-9-7 8-6-6 5-6-19-22-19 22 5 6-6 6-7-8-8 9-7-6 7-9-9-6 4-6 6 4 20-24L10 16z"/><circle cx="50" cy="54" r="6" fill="${cut}"/>`;

const anchor: Motif = (fill) =>
  `<path fill="${fill}" d="M50 4a13 13 0 0 1 6 24v8h16v10H56v36c14-2 23-11 25-22l-8 3 12-20 11 20-7-2c-3 22-18 35-39 37-21-2-36-15-39-37l-7 2 11-20 12 20-8-3c2 11 11 20 25 22V46H28V36h16v-8a13 13 0 0 1 6-24zm0 8a5 5 0 1 0 0 10 5 5 0 0 0 0-10z"/>`;

export const EMBLEMS = {
  star,
  bolt,
  flame,
  falcon,
  wolf,
  bull,
  wave,
  mountain,
  crown,
  paw,
  wing,
  tree,
  blades,
  anchor,
} as const;

const torch: Motif = (fill, cut) =>
  `<path fill="${fill}" d="M34 50h32l-8 46H42z"/><path fill="${fill}" d="M52 2c2 12-14 16-14 30 0 8 6 13 13 13s12-5 12-12c0-11-9-14-11-31z"/><path fill="${cut}" d="M40 58h20l-1 6H41z"/>`;
const book: Motif = (fill, cut) =>
  `<path fill="${fill}" d="M4 20c16-7 32-6 46 3 14-9 30-10 46-3v60c-16-7-32-6-46 3-14-9-30-10-46-3z"/><path fill="none" stroke="${cut}" stroke-width="4" d="M50 24v58M14 34c9-3 18-2 27 2M14 48c9-3 18-2 27 2M14 62c9-3 18-2 27 2M86 34c-9-3-18-2-27 2M86 48c-9-3-18-2-27 2M86 62c-9-3-18-2-27 2"/>`;
const tower: Motif = (fill, cut) =>
  `<path fill="${fill}" d="M14 8h14v10h14V8h16v10h14V8h14v30l-8 8v48H22V46l-8-8z"/><path fill="${cut}" d="M40 94V68a10 10 0 0 1 20 0v26zM46 48h8v-8h-8z"/>`;

/** Motifs for schools rather than teams. */
export const SCHOOL_EMBLEMS = { torch, book, tower, tree, mountain, crown, star } as const;

const puckAndSticks: Motif = (fill, cut) =>
  `<path fill="none" stroke="${fill}" stroke-width="8" stroke-linecap="round" stroke-linejoin="round" d="M20 10 62 76q4 8 14 8h14M80 10 38 76q-4 8-14 8H10"/><ellipse cx="50" cy="90" rx="12" ry="6" fill="${fill}" stroke="${cut}" stroke-width="2"/>`;
const soccer: Motif = (fill, cut) =>
  `<circle cx="50" cy="50" r="46" fill="${fill}"/><path fill="${cut}" d="M50 32l17 12-6 20H39l-6-20zM50 4l11 8-11 9-11-9zM94 44l-4 14-12-4 0-15zM6 44l4 14 12-4 0-15zM76 87l-12 6-6-12 9-10 12 4zM24 87l12 6 6-12-9-10-12 4z"/><path stroke="${cut}" stroke-width="3" d="M50 21v11M67 44l11-5M61 64l6 7M39 64l-6 7M33 44l-11-5"/>`;
const basketball: Motif = (fill, cut) =>
  `<circle cx="50" cy="50" r="46" fill="${fill}"/><path fill="none" stroke="${cut}" stroke-width="5" d="M50 4v92M4 50h92M18 17c18 18 18 48 0 66M82 17c-18 18-18 48 0 66"/>`;
const football: Motif = (fill, cut) =>
  `<g transform="rotate(-35 50 50)"><path fill="${fill}" d="M2 50C20 14 80 14 98 50 80 86 20 86 2 50z"/><path fill="none" stroke="${cut}" stroke-width="5" stroke-linecap="round" d="M32 50h36M38 43v14M46 43v14M54 43v14M62 43v14M19 33c4 10 4 24 0 34M81 33c-4 10-4 24 0 34"/></g>`;
const volleyball: Motif = (fill, cut) =>
  `<circle cx="50" cy="50" r="46" fill="${fill}"/><path fill="none" stroke="${cut}" stroke-width="5" d="M50 50C48 28 34 12 18 17M50 50c20-10 41-4 45 12M50 50c2 22-10 40-28 41M40 6c20 6 30 24 28 38M96 44c-8 0-16 2-24 8M74 90c-2-20-12-32-22-36M4 54c10-8 24-8 40 2M36 94C20 84 14 68 18 52"/>`;
const baseball: Motif = (fill, cut) =>
  `<circle cx="50" cy="50" r="46" fill="${fill}"/><path fill="none" stroke="${cut}" stroke-width="4" d="M20 15c18 20 18 50 0 70M80 15c-18 20-18 50 0 70"/><path stroke="${cut}" stroke-width="3" d="M22 30l9-4M27 42l9-2M27 58l9 2M22 70l9 4M78 30l-9-4M73 42l-9-2M73 58l-9 2M78 70l-9 4"/>`;
const track: Motif = (fill, cut) =>
  `<rect x="4" y="16" width="92" height="68" rx="34" fill="${fill}"/><rect x="16" y="28" width="68" height="44" rx="22" fill="none" stroke="${cut}" stroke-width="4"/><rect x="28" y="40" width="44" height="20" rx="10" fill="${cut}"/>`;

const swimming: Motif = (fill, cut) =>
  `<circle cx="72" cy="30" r="11" fill="${fill}"/><path fill="${fill}" d="M10 58 46 22q5-4 10 0l8 8-9 9-5-4-12 12 22 15H10z"/><path fill="none" stroke="${fill}" stroke-width="8" stroke-linecap="round" d="M6 74c11-9 22-9 33 0s22 9 33 0 17-8 22-4M6 92c11-9 22-9 33 0s22 9 33 0 17-8 22-4"/><path stroke="${cut}" stroke-width="3" d="M66 26h12"/>`;
const trophy: Motif = (fill, cut) =>
  `<path fill="${fill}" d="M26 6h48v8h20c0 22-8 34-26 37-3 6-7 9-12 11v14h16v16H28V76h16V62c-5-2-9-5-12-11C14 48 6 36 6 14h20zM16 23c1 10 5 16 12 18-1-5-2-11-2-18zm68 0H74c0 7-1 13-2 18 7-2 11-8 12-18z"/><path fill="${cut}" d="m50 16 4 9 10 1-7 7 2 10-9-5-9 5 2-10-7-7 10-1z"/>`;

export const SPORTS = {
  hockey: puckAndSticks,
  soccer,
  basketball,
  football,
  volleyball,
  baseball,
  track,
  swimming,
  /** The motif of a ceremony or show. */
  trophy,
} as const;
export type Sport = keyof typeof SPORTS;

export const isSport = (name: string): name is Sport => Object.hasOwn(SPORTS, name);

/** Places a motif with this centre, width and rotation. */
export function transformed(drawing: string, x: number, y: number, size: number, rotateDeg = 0): string {
  const rotate = rotateDeg ? ` rotate(${rotateDeg})` : '';
  return `<g transform="translate(${x} ${y})${rotate} scale(${(size / 100).toFixed(3)}) translate(-50 -50)">${drawing}</g>`;
}
