import type { OperationId } from '@generated/operations';
import type { World } from '@mocks/store/world';
import { GAME_ID, game, SOLD_SEPARATELY, ticketHolder } from '@storybook-site/story-help/games';
import { type FaultCase, showsNoError, unlessNotFound } from '../fault-case';
import { viewer } from '../viewer';
import { FAN } from './people';

const LAST = GAME_ID + 3;
const GAMES = [GAME_ID, GAME_ID + 1, GAME_ID + 2, LAST] as const;
const [OWN, ...OTHERS] = GAMES;

/** Each tile has the number and the title of its game, and “Live” once it plays. */
const THREE_PLAY = /1 Royals at Foxes Sound Live .* 2 Foxes at Wildcats Live 3 Badgers at Rams Live/;
const FOUR_PLAY = new RegExp(`${THREE_PLAY.source} 4 Herons at Wildcats Live`);

function allLive(world: World): void {
  for (const id of GAMES) game('live', {}, id)(world);
}

/** Gives the viewer a ticket for the last game, which is not free. */
function lastByTicket(world: World): void {
  ticketHolder(['watch'], LAST)(world);
  allLive(world);
  game('live', SOLD_SEPARATELY, LAST)(world);
}

/** The last of four games. The other three must keep playing, whatever happens to it. */
const last: FaultCase = {
  path: `/watch/${OWN}?with=${OTHERS.join(',')}`,
  arrange: allLive,
  act: () => viewer.presses(/^Play [34] games$/),
  successWords: FOUR_PLAY,
  failureWords: showsNoError(FOUR_PLAY),
  alwaysWords: THREE_PLAY,
};

/**
 * The calls of one game when several games are watched. The region is requested once for the whole page, as for a
 * single game.
 */
export const several = {
  getEvent: {
    ...last,
    onlyAt: `/${LAST}`,
    failureWords: unlessNotFound(
      'A game of this link doesn’t exist.',
      () => 'This game could not be loaded.',
    ),
  },
  getUserAccess: {
    ...last,
    account: FAN,
    arrange: lastByTicket,
    onlyAt: `event_id=${LAST}`,
    sessionOverWords: 'You don’t have access to this game.',
  },
} as const satisfies Partial<Record<OperationId, FaultCase>>;
