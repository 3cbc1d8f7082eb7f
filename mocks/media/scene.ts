/** The scene of the demo video: a rink from above, two teams, a camera that follows the puck. */

/** Seconds. The period of every movement divides it, so that the video loops without a visible cut. */
export const LOOP_SECONDS = 24;
const WORLD = { width: 1840, height: 800 };
export const CAMERA = { width: 1280, height: 720 };

const ACCENT = '#ffb224';
const HOME = '#1d4ed8';
const AWAY = '#0f766e';

const svg = (width: number, height: number, body: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${body}</svg>`;

export function rink(): string {
  const { width, height } = WORLD;
  const [left, top, right, bottom] = [120, 70, width - 120, height - 70];
  const [w, h] = [right - left, bottom - top];
  const middle = width / 2;
  const spots = [left + 250, right - 250].flatMap((x) => [top + 165, bottom - 165].map((y) => ({ x, y })));
  const seats = Array.from({ length: 46 }, (_, column) =>
    [14, 34, height - 34, height - 14].map((y, row) => {
      const color = ['#22324a', '#2c4364', '#1b2a40', '#3a4f70', '#4a3b2a'][(column * 7 + row * 3) % 5];
      return `<circle cx="${column * 41 + (row % 2) * 20}" cy="${y}" r="10" fill="${color}"/>`;
    }),
  ).flat();
  const circle = ({ x, y }: { x: number; y: number }) =>
    `<circle cx="${x}" cy="${y}" r="96" fill="none" stroke="#e0455a" stroke-width="4"/><circle cx="${x}" cy="${y}" r="9" fill="#e0455a"/>`;
  const goal = (x: number, side: number) =>
    `<path d="M${x} ${height / 2 - 70} A70 70 0 0 ${side} ${x} ${height / 2 + 70} Z" fill="#9fd0ef" stroke="#e0455a" stroke-width="4"/>` +
    `<rect x="${side ? x - 34 : x}" y="${height / 2 - 38}" width="34" height="76" rx="10" fill="#c8d3de" stroke="#d02c45" stroke-width="6"/>`;
  return svg(
    width,
    height,
    `<defs><linearGradient id="ice" x1="0" x2="1" y1="0" y2="1"><stop offset="0" stop-color="#f4f9fd"/><stop offset=".5" stop-color="#dfecf5"/><stop offset="1" stop-color="#f1f7fc"/></linearGradient>
    <clipPath id="boards"><rect x="${left}" y="${top}" width="${w}" height="${h}" rx="150"/></clipPath></defs>
    <rect width="${width}" height="${height}" fill="#0b1017"/>${seats.join('')}
    <rect x="${left - 18}" y="${top - 18}" width="${w + 36}" height="${h + 36}" rx="166" fill="#14233b"/>
    <rect x="${left - 8}" y="${top - 8}" width="${w + 16}" height="${h + 16}" rx="158" fill="${ACCENT}"/>
    <g clip-path="url(#boards)"><rect x="${left}" y="${top}" width="${w}" height="${h}" fill="url(#ice)"/>
    <rect x="${middle - 5}" y="${top}" width="10" height="${h}" fill="#e0455a"/>
    <rect x="${middle - 270}" y="${top}" width="14" height="${h}" fill="#2f6fd6"/><rect x="${middle + 256}" y="${top}" width="14" height="${h}" fill="#2f6fd6"/>
    <rect x="${left + 110}" y="${top}" width="5" height="${h}" fill="#e0455a"/><rect x="${right - 115}" y="${top}" width="5" height="${h}" fill="#e0455a"/>
    ${spots.map(circle).join('')}${goal(left + 112, 1)}${goal(right - 112, 0)}
    <circle cx="${middle}" cy="${height / 2}" r="106" fill="#0b1f3a" stroke="${ACCENT}" stroke-width="10"/>
    <path d="M${middle - 62} ${height / 2 + 44} V${height / 2 + 12} H${middle - 24} V${height / 2 - 14} H${middle + 14} V${height / 2 - 40} H${middle + 62} V${height / 2 + 44} Z" fill="${ACCENT}"/>
    <path d="M${middle - 62} ${height / 2 + 58} H${middle + 62}" stroke="#f2f5f9" stroke-width="8"/></g>`,
  );
}

export function player(side: 'home' | 'away', number: number): string {
  const color = side === 'home' ? HOME : AWAY;
  const trim = side === 'home' ? '#ffffff' : '#f8e08e';
  return svg(
    84,
    84,
    `<ellipse cx="46" cy="50" rx="30" ry="26" fill="#0b1017" opacity=".18"/>
    <path d="M${side === 'home' ? '58 50 L80 66' : '26 50 L4 66'}" stroke="#5b4630" stroke-width="6" stroke-linecap="round" fill="none"/>
    <circle cx="42" cy="42" r="27" fill="${color}" stroke="${trim}" stroke-width="4"/>
    <path d="M20 50 a24 24 0 0 0 44 0" fill="none" stroke="${trim}" stroke-width="4" opacity=".7"/>
    <text x="42" y="51" text-anchor="middle" font-family="Liberation Sans, Arial, sans-serif" font-weight="700" font-size="26" fill="#fff">${number}</text>`,
  );
}

export function puck(): string {
  return svg(
    26,
    26,
    '<ellipse cx="15" cy="16" rx="10" ry="9" fill="#0b1017" opacity=".25"/><circle cx="13" cy="12" r="9" fill="#0b1017"/>',
  );
}

/** The strip at the top left: teams, score, room for the clock. */
export function scoreboard(): string {
  const text = 'font-family="Liberation Sans, Arial, sans-serif" font-weight="700"';
  return svg(
    520,
    64,
    `<rect width="520" height="64" rx="10" fill="#0b1017" opacity=".92"/><rect width="8" height="64" fill="${ACCENT}"/>
    <rect x="22" y="14" width="10" height="36" fill="${AWAY}"/><text x="42" y="43" ${text} font-size="28" fill="#f2f5f9">LKS</text><text x="120" y="43" ${text} font-size="30" fill="#fff">2</text>
    <rect x="164" y="14" width="10" height="36" fill="${HOME}"/><text x="184" y="43" ${text} font-size="28" fill="#f2f5f9">NFD</text><text x="262" y="43" ${text} font-size="30" fill="#fff">3</text>
    <rect x="306" y="10" width="2" height="44" fill="#334155"/><text x="322" y="42" ${text} font-size="24" fill="${ACCENT}">3RD</text>`,
  );
}

interface Wave {
  period: number;
  size: number;
  phase: number;
}

/** A position over the time: a sum of sines. */
interface Path {
  /** In ffmpeg's expression language. */
  expression: string;
  at(seconds: number): number;
}

function waves(centre: number, list: Wave[], late = 0): Path {
  const terms = list.map(({ period, size, phase }) => `${size}*sin(2*PI*(t-${late})/${period}+${phase})`);
  return {
    expression: [String(centre), ...terms].join('+'),
    at: (t) =>
      list.reduce(
        (sum, { period, size, phase }) => sum + size * Math.sin((2 * Math.PI * (t - late)) / period + phase),
        centre,
      ),
  };
}

const ACROSS: Wave[] = [
  { period: 24, size: 430, phase: 0.2 },
  { period: 8, size: 150, phase: 1.1 },
  { period: 4, size: 60, phase: 2.3 },
];
const ALONG: Wave[] = [
  { period: 12, size: 120, phase: 0.9 },
  { period: 6, size: 90, phase: 2.1 },
  { period: 3, size: 28, phase: 0.4 },
];

export const puckPath = {
  x: waves(WORLD.width / 2 - 13, ACROSS),
  y: waves(WORLD.height / 2 - 13, ALONG),
};

/** The camera lags a little behind the puck and moves less. */
export const cameraPath = {
  x: waves((WORLD.width - CAMERA.width) / 2, [{ period: 24, size: 255, phase: 0.05 }]),
  y: waves((WORLD.height - CAMERA.height) / 2, [{ period: 12, size: 30, phase: 0.6 }]),
};

export interface Skater {
  side: 'home' | 'away';
  number: number;
  x: Path;
  y: Path;
}

const SPREAD = [
  { side: 'home', number: 9, dx: -34, dy: -6, late: 0.25 },
  { side: 'home', number: 17, dx: -150, dy: -190, late: 1.1 },
  { side: 'home', number: 22, dx: -130, dy: 185, late: 1.4 },
  { side: 'home', number: 4, dx: -330, dy: -90, late: 1.9 },
  { side: 'home', number: 27, dx: -340, dy: 110, late: 2.2 },
  { side: 'away', number: 11, dx: 70, dy: 40, late: 0.55 },
  { side: 'away', number: 8, dx: 170, dy: -160, late: 1.2 },
  { side: 'away', number: 19, dx: 190, dy: 175, late: 1.6 },
  { side: 'away', number: 5, dx: 340, dy: -80, late: 2.0 },
  { side: 'away', number: 44, dx: 350, dy: 95, late: 2.4 },
] as const;

export function skaters(): Skater[] {
  const half = 42;
  const field = SPREAD.map(({ side, number, dx, dy, late }, index) => ({
    side,
    number,
    x: waves(
      WORLD.width / 2 - half + dx * 0.9,
      [
        ...ACROSS.map((wave) => ({ ...wave, size: wave.size * (Math.abs(dx) > 100 ? 0.72 : 1) })),
        { period: 6, size: 22, phase: index },
      ],
      late,
    ),
    y: waves(
      WORLD.height / 2 - half + dy,
      [
        ...ALONG.map((wave) => ({ ...wave, size: wave.size * (Math.abs(dy) > 60 ? 0.45 : 1) })),
        { period: 8, size: 26, phase: index * 1.7 },
      ],
      late,
    ),
  }));
  const goalkeeper = (side: 'home' | 'away', number: number, x: number): Skater => ({
    side,
    number,
    x: waves(x, []),
    y: waves(
      WORLD.height / 2 - half,
      ALONG.map((wave) => ({ ...wave, size: wave.size * 0.22 })),
      0.3,
    ),
  });
  return [...field, goalkeeper('home', 30, 262), goalkeeper('away', 35, WORLD.width - 346)];
}
