import type { OperationId } from '@generated/operations';
import type { World } from '@mocks/store/world';
import { GAME_ID, game } from '@storybook-site/story-help/games';
import { type FaultCase, showsNoError, unlessNotFound } from '../fault-case';
import { viewer } from '../viewer';

const OTHER = GAME_ID + 1;
const OWN_PLAYS = 'Sound: Royals at Foxes';
const OTHER_PLAYS = /2 Foxes at Wildcats/;

function bothLive(world: World): void {
  game('live')(world);
  game('live', {}, OTHER)(world);
}

/** The second of two games. The first must keep playing, whatever happens to the second. */
const second: FaultCase = {
  path: `/watch/${GAME_ID}?with=${OTHER}`,
  arrange: bothLive,
  onlyAt: `/${OTHER}`,
  act: () => viewer.presses(/^Play (the game|2 games)$/),
  successWords: OTHER_PLAYS,
  failureWords: showsNoError(OTHER_PLAYS),
  alwaysWords: OWN_PLAYS,
};

/** The calls of one game when several games are watched. */
export const several = {
  getEvent: {
    ...second,
    failureWords: unlessNotFound(
      'A game of this link doesn’t exist.',
      () => 'This game could not be loaded.',
    ),
  },
} as const satisfies Partial<Record<OperationId, FaultCase>>;
