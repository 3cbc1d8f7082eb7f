/** Moves the ball, the players and the camera of a scene. */

import { CAMERA, type Side, WORLD } from './scene.ts';

export interface Wave {
  period: number;
  size: number;
  phase: number;
}

/** A coordinate as a function of time: a sum of sines. */
export interface Path {
  /** The same function in ffmpeg's expression language. */
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

export interface MovingPoint {
  x: Path;
  y: Path;
}

/**
 * The paths of the ball and the camera. Every period divides the length of the scene's loop, so no cut is
 * visible.
 */
export interface Play {
  across: Wave[];
  along: Wave[];
  /** The period of the players' own slow movement. */
  sway: number;
  camera: MovingPoint;
}

export const ballOf = ({ across, along }: Play): MovingPoint => ({
  x: waves(WORLD.width / 2 - 13, across),
  y: waves(WORLD.height / 2 - 13, along),
});

/** Returns a camera path with these waves around the centre of the world. */
export const cameraOf = (across: Wave[] = [], along: Wave[] = []): MovingPoint => ({
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

/** The lines of football players keep their distance, so the ball moves less. */
export const DRIVE: Play = {
  across: [
    { period: 12, size: 300, phase: 0.2 },
    { period: 6, size: 60, phase: 1.1 },
    { period: 4, size: 20, phase: 2.3 },
  ],
  along: [
    { period: 12, size: 30, phase: 0.9 },
    { period: 6, size: 15, phase: 2.1 },
  ],
  sway: 12,
  camera: cameraOf([{ period: 12, size: 225, phase: 0.05 }]),
};

/**
 * Each volleyball team stays on its half and only the ball crosses the net, so the camera shows the whole
 * court.
 */
export const RALLY: Play = {
  across: [
    { period: 6, size: 350, phase: 0.2 },
    { period: 2, size: 30, phase: 1.1 },
  ],
  along: SHORT_PLAY.along,
  sway: 12,
  camera: cameraOf(),
};

export interface Player extends MovingPoint {
  side: Side;
  number: number;
}

/** A player's position relative to the ball, and the seconds by which the player follows it. */
type Position = readonly [side: Side, number: number, dx: number, dy: number, late: number];

interface Formation {
  positions: readonly Position[];
  /** The share of the ball's movement that distant players follow. */
  follow: { across: number; along: number };
  /** The distance that players move on their own. */
  roam: { across: number; along: number };
}

/** The formation in hockey and basketball, without goalkeepers. */
export const FIVE_A_SIDE: Formation = {
  follow: { across: 0.72, along: 0.45 },
  roam: { across: 22, along: 26 },
  positions: [
    ['home', 9, -34, -6, 0.25],
    ['home', 17, -150, -190, 1.1],
    ['home', 22, -130, 185, 1.4],
    ['home', 4, -330, -90, 1.9],
    ['home', 27, -340, 110, 2.2],
    ['away', 11, 70, 40, 0.55],
    ['away', 8, 170, -160, 1.2],
    ['away', 19, 190, 175, 1.6],
    ['away', 5, 340, -80, 2.0],
    ['away', 44, 350, 95, 2.4],
  ],
};

/** The formation in soccer, without goalkeepers. The positions are chosen so that players seldom overlap. */
export const TEN_A_SIDE: Formation = {
  follow: { across: 0.6, along: 0.4 },
  roam: { across: 14, along: 16 },
  positions: [
    ['home', 9, -34, -6, 0.2],
    ['home', 10, 110, -124, 1.25],
    ['home', 7, -119, -192, 1.85],
    ['home', 8, -116, -88, 2],
    ['home', 6, -153, 78, 1.8],
    ['home', 11, -115, 185, 1.2],
    ['home', 2, -242, -215, 2],
    ['home', 4, -342, -55, 1.45],
    ['home', 5, -305, 119, 2],
    ['home', 3, -311, 213, 2],
    ['away', 14, 70, 45, 0.3],
    ['away', 18, -229, 30, 1.75],
    ['away', 17, 227, -200, 0.6],
    ['away', 16, 155, 18, 1.7],
    ['away', 20, 278, 105, 0.8],
    ['away', 15, 185, 210, 1.5],
    ['away', 22, 306, -171, 2],
    ['away', 13, 333, -61, 1],
    ['away', 23, 315, 52, 2],
    ['away', 12, 305, 205, 1.5],
  ],
};

/** The formation in football: two lines face each other in front of the player with the ball. */
export const ELEVEN_A_SIDE: Formation = {
  follow: { across: 1, along: 1 },
  roam: { across: 8, along: 8 },
  positions: [
    ['home', 9, -34, -6, 0.2],
    ['home', 22, -150, -85, 0.3],
    ['home', 34, -165, 90, 0.35],
    ['home', 72, 75, -148, 0.3],
    ['home', 65, 85, -76, 0.25],
    ['home', 54, 90, -2, 0.2],
    ['home', 63, 85, 74, 0.25],
    ['home', 77, 75, 148, 0.3],
    ['home', 88, -30, -190, 0.35],
    ['home', 17, 110, -225, 0.4],
    ['home', 81, 110, 225, 0.4],
    ['away', 91, 170, -113, 0.35],
    ['away', 95, 178, -38, 0.3],
    ['away', 98, 178, 38, 0.3],
    ['away', 93, 170, 113, 0.35],
    ['away', 52, 275, -130, 0.45],
    ['away', 50, 290, 0, 0.4],
    ['away', 55, 275, 130, 0.4],
    ['away', 24, 215, -215, 0.5],
    ['away', 21, 225, 215, 0.5],
    ['away', 31, 400, -100, 0.55],
    ['away', 26, 400, 110, 0.55],
  ],
};

const HALF_A_PLAYER = 42;

/** Returns two teams that follow the ball. */
export function teams({ positions, follow, roam }: Formation, { across, along, sway }: Play): Player[] {
  return positions.map(([side, number, dx, dy, late], index) => ({
    side,
    number,
    x: waves(
      WORLD.width / 2 - HALF_A_PLAYER + dx * 0.9,
      [
        ...across.map((wave) => ({
          ...wave,
          size: wave.size * (Math.abs(dx) > 100 ? follow.across : 1),
        })),
        { period: 6, size: roam.across, phase: index },
      ],
      late,
    ),
    y: waves(
      WORLD.height / 2 - HALF_A_PLAYER + dy,
      [
        ...along.map((wave) => ({ ...wave, size: wave.size * (Math.abs(dy) > 60 ? follow.along : 1) })),
        { period: sway, size: roam.along, phase: index * 1.7 },
      ],
      late,
    ),
  }));
}

/** Returns a goalkeeper for each team. */
export function goalkeepers({ along }: Play): Player[] {
  const goalkeeper = (side: Side, number: number, x: number): Player => ({
    side,
    number,
    x: waves(x, []),
    y: waves(
      WORLD.height / 2 - HALF_A_PLAYER,
      along.map((wave) => ({ ...wave, size: wave.size * 0.22 })),
      0.3,
    ),
  });
  return [goalkeeper('home', 30, 262), goalkeeper('away', 35, WORLD.width - 346)];
}
