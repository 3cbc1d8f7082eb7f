/** Shared parts of the scenes in the demo's videos: a playing surface from above, players and a ball. */

export const WORLD = { width: 1840, height: 800 };
export const CAMERA = { width: 1280, height: 720 };

export const ACCENT = '#ffb224';
export const HOME = '#1d4ed8';
export const AWAY = '#0f766e';
export const LETTERS = 'font-family="Liberation Sans, Arial, sans-serif" font-weight="700"';

/** The playing surface within the world. */
export const GROUND = { left: 120, top: 70, right: WORLD.width - 120, bottom: WORLD.height - 70 };

export const svg = (width: number, height: number, body: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${body}</svg>`;

/** Draws a playing surface with rounded corners and seats around it. */
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

/** Draws the channel's sign in the middle of the playing surface. */
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
    <text x="42" y="51" text-anchor="middle" ${LETTERS} font-size="26" fill="#fff">${number}</text>`,
  );
}

/** Draws a ball or a puck with its shadow. */
export const ball = (body: string): string =>
  svg(26, 26, `<ellipse cx="15" cy="16" rx="10" ry="9" fill="#0b1017" opacity=".25"/>${body}`);
