import { SHOWS, sportOfCategory } from '../data/words.ts';
import { ballOf, cameraOf, DRIVE, ELEVEN_A_SIDE, FIVE_A_SIDE, goalkeepers, LONG_PLAY, type MovingPoint, type Play, type Player, RALLY, SHORT_PLAY, TEN_A_SIDE, teams, waves } from './play.ts';
import { ball, player, svg, WORLD } from './scene.ts';
import {
  court,
  gridiron,
  LANES,
  laneMiddle,
  pitch,
  POOL,
  pool,
  rink,
  stage,
  volleyballCourt,
} from './surfaces.ts';

/**
 * The scenes of the demo's videos. Their names are also their folders, except that the rink's folder is
 * `hls`.
 */
export const SCENE_NAMES = ['rink', 'court', 'net', 'pitch', 'gridiron', 'pool', 'stage'] as const;
export type SceneName = (typeof SCENE_NAMES)[number];

export const isScene = (name: string): name is SceneName =>
  SCENE_NAMES.some((scene) => scene === name);

export const folderOf = (scene: SceneName): string => (scene === 'rink' ? 'hls' : `hls-${scene}`);

/** The length of a scene's loop in seconds. In the pool, swimming one length takes twelve. */
const LOOP_SECONDS: Readonly<Record<SceneName, number>> = {
  rink: 24,
  court: 12,
  net: 12,
  pitch: 12,
  gridiron: 12,
  pool: 24,
  stage: 12,
};
export const loopSecondsOf = (scene: SceneName): number => LOOP_SECONDS[scene];

/** A moving drawing, and the path of its top left corner. */
interface Piece extends MovingPoint {
  drawing: string;
}

/** A scene has no scoreboard, because games with any score and time use the same recording. */
export interface Scene {
  ground: string;
  pieces: readonly Piece[];
  camera: MovingPoint;
  /** The centre of an enlarged image of the scene. */
  focus: MovingPoint;
}

const PUCK = ball('<circle cx="13" cy="12" r="9" fill="#0b1017"/>');
const BASKETBALL = ball(
  '<circle cx="13" cy="12" r="11" fill="#d9691e"/><path d="M2 12 H24 M13 1 V23" stroke="#5b2a0c" stroke-width="2"/>',
);
const VOLLEYBALL = ball(
  '<circle cx="13" cy="12" r="11" fill="#fff" stroke="#0b1f3a" stroke-width="1.5"/><path d="M4 6 Q13 12 22 6 M4 18 Q13 12 22 18" stroke="#1d4ed8" stroke-width="3" fill="none"/>',
);
const SOCCER_BALL = ball(
  '<circle cx="13" cy="12" r="10" fill="#fff"/><path d="M13 7 l5 4 -2 6 h-6 l-2 -6 z" fill="#0b1017"/>',
);
const FOOTBALL = ball(
  '<ellipse cx="13" cy="12" rx="12" ry="8" fill="#7a4420"/><path d="M8 12 H18" stroke="#fff" stroke-width="2"/>',
);

const piecesOf = (players: readonly Player[], hasSticks = false): Piece[] =>
  players.map(({ side, number, x, y }) => ({ drawing: player(side, number, hasSticks), x, y }));

/** Creates the scene of a game with a ball or a puck. */
function game(
  play: Play,
  { ground, players, object }: { ground: string; players: Piece[]; object: string },
): Scene {
  const focus = ballOf(play);
  return { ground, pieces: [...players, { drawing: object, ...focus }], camera: play.camera, focus };
}

/** The volleyball players of one team, relative to the net. */
const SIX = [
  { number: 4, dx: -150, dy: -170 },
  { number: 9, dx: -130, dy: 0 },
  { number: 12, dx: -150, dy: 170 },
  { number: 1, dx: -420, dy: -150 },
  { number: 7, dx: -460, dy: 10 },
  { number: 15, dx: -420, dy: 160 },
] as const;

function twoSides(): Player[] {
  return (['home', 'away'] as const).flatMap((side, half) =>
    SIX.map(({ number, dx, dy }, index): Player => {
      const phase = index + half * 2.5;
      const offset = half === 0 ? dx : -dx;
      return {
        side,
        number: number + half,
        x: waves(WORLD.width / 2 - 42 + offset, [
          { period: 6, size: 26, phase },
          { period: 12, size: 34, phase: phase * 1.3 },
        ]),
        y: waves(WORLD.height / 2 - 42 + dy, [
          { period: 4, size: 14, phase },
          { period: RALLY.sway, size: 36, phase: phase * 1.7 },
        ]),
      };
    }),
  );
}

const swimmer = (cap: string) =>
  svg(
    110,
    56,
    `<ellipse cx="55" cy="28" rx="52" ry="24" fill="#fff" opacity=".28"/><ellipse cx="55" cy="28" rx="36" ry="12" fill="#e0ac83"/>
    <path d="M40 18 L24 6 M70 38 L86 50" stroke="#e0ac83" stroke-width="9" stroke-linecap="round"/><circle cx="55" cy="28" r="13" fill="${cap}" stroke="#fff" stroke-width="3"/>`,
  );
/** The amplitude of the swimmers, who swim from wall to wall. */
const SWIM = (POOL.right - POOL.left - 110) / 2 - 4;
const CAPS = ['#1d4ed8', '#0f766e', '#b4233c', '#ffb224', '#6d28d9', '#0b1017', '#15803d', '#be4b12'];

function swimmers(): Piece[] {
  return Array.from({ length: LANES }, (_, lane) => ({
    drawing: swimmer(CAPS[lane] ?? ''),
    x: waves(WORLD.width / 2 - 55, [{ period: 24, size: SWIM, phase: 0.1 + ((lane * 5) % LANES) * 0.07 }]),
    y: waves(laneMiddle(lane) - 28, [{ period: 2, size: 3, phase: lane }]),
  }));
}

const person = (jacket: string) =>
  svg(
    84,
    84,
    `<ellipse cx="44" cy="50" rx="32" ry="24" fill="#0b1017" opacity=".3"/><ellipse cx="42" cy="46" rx="32" ry="22" fill="${jacket}"/><circle cx="42" cy="36" r="17" fill="#3b2a20"/><circle cx="42" cy="40" r="13" fill="#d8a077"/>`,
  );
const beam = (size: number) =>
  svg(
    size,
    size,
    `<defs><radialGradient id="beam"><stop offset="0" stop-color="#fff4d6" stop-opacity=".55"/><stop offset="1" stop-color="#fff4d6" stop-opacity="0"/></radialGradient></defs><circle cx="${size / 2}" cy="${size / 2}" r="${size / 2}" fill="url(#beam)"/>`,
  );

function ceremony(): Piece[] {
  const [x, y] = [WORLD.width / 2, WORLD.height / 2];
  const light = (centre: number, phase: number): Piece => ({
    drawing: beam(420),
    x: waves(centre - 210, [{ period: 12, size: 150, phase }]),
    y: waves(y - 200, [{ period: 6, size: 30, phase }]),
  });
  const personAt = (jacket: string, at: number, below: number, phase: number): Piece => ({
    drawing: person(jacket),
    x: waves(at - 42, [{ period: 6, size: 7, phase }]),
    y: waves(y + below, [{ period: 4, size: 5, phase }]),
  });
  return [
    personAt('#1d4ed8', x - 192, -60, 0),
    personAt('#0f766e', x + 60, -20, 1),
    personAt('#8f1c30', x + 430, -40, 2),
    personAt('#4a3b6a', x + 540, -10, 3),
    light(x - 190, 0),
    light(x + 240, 2),
  ];
}

function meet(): Scene {
  const pieces = swimmers();
  const { x, y } = pieces[3] ?? cameraOf();
  return { ground: pool(), pieces, camera: cameraOf(), focus: { x, y } };
}

export const SCENES: Readonly<Record<SceneName, () => Scene>> = {
  rink: () =>
    game(LONG_PLAY, {
      ground: rink(),
      players: piecesOf([...teams(FIVE_A_SIDE, LONG_PLAY), ...goalkeepers(LONG_PLAY)], true),
      object: PUCK,
    }),
  court: () =>
    game(SHORT_PLAY, {
      ground: court(),
      players: piecesOf(teams(FIVE_A_SIDE, SHORT_PLAY)),
      object: BASKETBALL,
    }),
  net: () =>
    game(RALLY, { ground: volleyballCourt(), players: piecesOf(twoSides()), object: VOLLEYBALL }),
  pitch: () =>
    game(SHORT_PLAY, {
      ground: pitch(),
      players: piecesOf([...teams(TEN_A_SIDE, SHORT_PLAY), ...goalkeepers(SHORT_PLAY)]),
      object: SOCCER_BALL,
    }),
  gridiron: () =>
    game(DRIVE, { ground: gridiron(), players: piecesOf(teams(ELEVEN_A_SIDE, DRIVE)), object: FOOTBALL }),
  pool: meet,
  stage: () => ({
    ground: stage(),
    pieces: ceremony(),
    // The camera is fixed, so that the stage's sign is always fully visible.
    camera: cameraOf(),
    focus: { x: waves(WORLD.width / 2, []), y: waves(WORLD.height / 2, []) },
  }),
};

/** The scene by the id of the sport. */
const BY_SPORT: Readonly<Record<number, SceneName>> = {
  1: 'rink',
  2: 'court',
  3: 'net',
  4: 'pitch',
  5: 'gridiron',
  6: 'pool',
};

export const sceneOfSport = (sport: number): SceneName => BY_SPORT[sport] ?? 'rink';

export const sceneOfEvent = ({ event_category_id: category }: { event_category_id: number }): SceneName =>
  category === SHOWS.id ? 'stage' : sceneOfSport(sportOfCategory(category)?.id ?? 0);
