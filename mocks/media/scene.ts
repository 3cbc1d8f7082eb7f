/** What all scenes of the demo's videos share: a place from above, two teams, a camera that follows the play. */

export const WORLD = { width: 1840, height: 800 };
export const CAMERA = { width: 1280, height: 720 };

export const ACCENT = '#ffb224';
export const HOME = '#1d4ed8';
export const AWAY = '#0f766e';
export const LETTERS = 'font-family="Liberation Sans, Arial, sans-serif" font-weight="700"';

/** Where the play is, within the world. */
export const GROUND = { left: 120, top: 70, right: WORLD.width - 120, bottom: WORLD.height - 70 };

export const svg = (width: number, height: number, body: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${body}</svg>`;

/** A ground with seats around it, whose corners are rounded. */
export function arena(surface: string, radius: number): string {
  const { width, height } = WORLD;
  const { left, top, right, bottom } = GROUND;
  const [w, h] = [right - left, bottom - top];
  const seats = Array.from({ length: 46 }, (_, column) =>
    [14, 34, height - 34, height - 14].map((y, row) => {
      const color = ['#22324a', '#2c4364', '#1b2a40', '#3a4f70', '#4a3b2a'][(column * 7 + row * 3) % 5];
      return `<circle cx="${column * 41 + (row % 2) * 20}" cy="${y}" r="10" fill="${color}"/>`;
    }),
  ).flat();
  return svg(
    width,
    height,
    `<defs><clipPath id="ground"><rect x="${left}" y="${top}" width="${w}" height="${h}" rx="${radius}"/></clipPath></defs>
    <rect width="${width}" height="${height}" fill="#0b1017"/>${seats.join('')}
    <rect x="${left - 18}" y="${top - 18}" width="${w + 36}" height="${h + 36}" rx="${radius + 16}" fill="#14233b"/>
    <rect x="${left - 8}" y="${top - 8}" width="${w + 16}" height="${h + 16}" rx="${radius + 8}" fill="${ACCENT}"/>
    <g clip-path="url(#ground)">${surface}</g>`,
  );
}

/** The channel's sign in the middle of the ground. */
export function middleSign(radius = 106): string {
  const [x, y] = [WORLD.width / 2, WORLD.height / 2];
  return `<circle cx="${x}" cy="${y}" r="${radius}" fill="#0b1f3a" stroke="${ACCENT}" stroke-width="10"/>
    <path transform="translate(${x} ${y}) scale(${radius / 106})" d="M-62 44 V12 H-24 V-14 H14 V-40 H62 V44 Z" fill="${ACCENT}"/>
    <path transform="translate(${x} ${y}) scale(${radius / 106})" d="M-62 58 H62" stroke="#f2f5f9" stroke-width="8"/>`;
}

export type Side = 'home' | 'away';

export function player(side: Side, number: number, hasStick = false): string {
  const color = side === 'home' ? HOME : AWAY;
  const trim = side === 'home' ? '#ffffff' : '#f8e08e';
  return svg(
    84,
    84,
    `<ellipse cx="46" cy="50" rx="30" ry="26" fill="#0b1017" opacity=".18"/>
    ${hasStick ? `<path d="M${side === 'home' ? '58 50 L80 66' : '26 50 L4 66'}" stroke="#5b4630" stroke-width="6" stroke-linecap="round" fill="none"/>` : ''}
    <circle cx="42" cy="42" r="27" fill="${color}" stroke="${trim}" stroke-width="4"/>
    <path d="M20 50 a24 24 0 0 0 44 0" fill="none" stroke="${trim}" stroke-width="4" opacity=".7"/>
    <text x="42" y="51" text-anchor="middle" font-family="Liberation Sans, Arial, sans-serif" font-weight="700" font-size="26" fill="#fff">${number}</text>`,
  );
}

/** A ball, or a puck, with its shadow. */
export const ball = (body: string): string =>
  svg(26, 26, `<ellipse cx="15" cy="16" rx="10" ry="9" fill="#0b1017" opacity=".25"/>${body}`);

interface Score {
  away: number;
  home: number;
  period: string;
}

/** Two digits have the room of one and a half. */
const sizeOf = (points: number) => (points > 9 ? 25 : 30);

/** The strip at the top left: teams, score, room for the clock. */
export function scoreboard({ away, home, period }: Score): string {
  return svg(
    520,
    64,
    `<rect width="520" height="64" rx="10" fill="#0b1017" opacity=".92"/><rect width="8" height="64" fill="${ACCENT}"/>
    <rect x="22" y="14" width="10" height="36" fill="${AWAY}"/><text x="42" y="43" ${LETTERS} font-size="28" fill="#f2f5f9">LKS</text><text x="154" y="43" text-anchor="end" ${LETTERS} font-size="${sizeOf(away)}" fill="#fff">${away}</text>
    <rect x="164" y="14" width="10" height="36" fill="${HOME}"/><text x="184" y="43" ${LETTERS} font-size="28" fill="#f2f5f9">NFD</text><text x="296" y="43" text-anchor="end" ${LETTERS} font-size="${sizeOf(home)}" fill="#fff">${home}</text>
    <rect x="306" y="10" width="2" height="44" fill="#334155"/><text x="322" y="42" ${LETTERS} font-size="24" fill="${ACCENT}">${period}</text>`,
  );
}

/** The strip at the top left where nobody scores; without a title, nothing. */
export const titleStrip = (title?: string): string =>
  svg(
    520,
    64,
    title === undefined
      ? ''
      : `<rect width="520" height="64" rx="10" fill="#0b1017" opacity=".92"/><rect width="8" height="64" fill="${ACCENT}"/>
    <text x="30" y="43" ${LETTERS} font-size="28" fill="#f2f5f9">${title}</text>`,
  );

export interface Wave {
  period: number;
  size: number;
  phase: number;
}

/** A position over the time: a sum of sines. */
export interface Path {
  /** In ffmpeg's expression language. */
  expression: string;
  at(seconds: number): number;
}

export function waves(centre: number, list: Wave[], late = 0): Path {
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

export interface Place {
  x: Path;
  y: Path;
}

/** How the ball moves, what follows it, and the camera. Every period divides the scene's loop, so no cut is visible. */
export interface Play {
  across: Wave[];
  along: Wave[];
  /** The period of the players' own slow movement. */
  sway: number;
  camera: Place;
}

export const ballOf = ({ across, along }: Play): Place => ({
  x: waves(WORLD.width / 2 - 13, across),
  y: waves(WORLD.height / 2 - 13, along),
});

/** A camera that moves so far to each side, and that is a little behind the ball. */
export const cameraOf = (across: Wave[] = [], along: Wave[] = []): Place => ({
  x: waves((WORLD.width - CAMERA.width) / 2, across),
  y: waves((WORLD.height - CAMERA.height) / 2, along),
});

export const LONG_PLAY: Play = {
  across: [
    { period: 24, size: 430, phase: 0.2 },
    { period: 8, size: 150, phase: 1.1 },
    { period: 4, size: 60, phase: 2.3 },
  ],
  along: [
    { period: 12, size: 120, phase: 0.9 },
    { period: 6, size: 90, phase: 2.1 },
    { period: 3, size: 28, phase: 0.4 },
  ],
  sway: 8,
  camera: cameraOf([{ period: 24, size: 255, phase: 0.05 }], [{ period: 12, size: 30, phase: 0.6 }]),
};

export const SHORT_PLAY: Play = {
  across: [
    { period: 12, size: 400, phase: 0.2 },
    { period: 6, size: 90, phase: 1.1 },
    { period: 4, size: 45, phase: 2.3 },
  ],
  along: [
    { period: 12, size: 110, phase: 0.9 },
    { period: 6, size: 90, phase: 2.1 },
    { period: 3, size: 24, phase: 0.4 },
  ],
  sway: 12,
  camera: cameraOf([{ period: 12, size: 225, phase: 0.05 }]),
};

/** Each team stays on its half of a volleyball court, and only the ball crosses the net; the camera shows the whole court. */
export const RALLY: Play = {
  across: [
    { period: 6, size: 350, phase: 0.2 },
    { period: 2, size: 30, phase: 1.1 },
  ],
  along: SHORT_PLAY.along,
  sway: 12,
  camera: cameraOf(),
};

export interface Player extends Place {
  side: Side;
  number: number;
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

/** Two teams that follow the ball, each with a goalkeeper where there are goals. */
export function teams(hasGoals: boolean, { across, along, sway }: Play): Player[] {
  const half = 42;
  const field = SPREAD.map(({ side, number, dx, dy, late }, index) => ({
    side,
    number,
    x: waves(
      WORLD.width / 2 - half + dx * 0.9,
      [
        ...across.map((wave) => ({ ...wave, size: wave.size * (Math.abs(dx) > 100 ? 0.72 : 1) })),
        { period: 6, size: 22, phase: index },
      ],
      late,
    ),
    y: waves(
      WORLD.height / 2 - half + dy,
      [
        ...along.map((wave) => ({ ...wave, size: wave.size * (Math.abs(dy) > 60 ? 0.45 : 1) })),
        { period: sway, size: 26, phase: index * 1.7 },
      ],
      late,
    ),
  }));
  const goalkeeper = (side: Side, number: number, x: number): Player => ({
    side,
    number,
    x: waves(x, []),
    y: waves(
      WORLD.height / 2 - half,
      along.map((wave) => ({ ...wave, size: wave.size * 0.22 })),
      0.3,
    ),
  });
  return hasGoals
    ? [...field, goalkeeper('home', 30, 262), goalkeeper('away', 35, WORLD.width - 346)]
    : field;
}
