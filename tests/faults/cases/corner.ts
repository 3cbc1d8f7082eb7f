import type { OperationId } from '@generated/operations';
import { game, watchPath } from '@storybook-site/story-help/games';
import { type FaultCase, showsNoError } from '../fault-case';
import { breakStreams } from '../streams';
import { viewer } from '../viewer';

/** The corner plays again, and its bar has the game's title and the way back. */
const PLAYS_AGAIN = /^(?!.*Reconnecting).*Royals at Foxes Back to the game/;
const OTHER_SCREEN = /\d+ events/;

/**
 * The calls of a game that plays in the corner of another screen. Its stream breaks there, so the player requests
 * the event again for a fresh address. If that fails, it tries the address that it knows.
 */
export const corner = {
  getEvent: {
    path: watchPath(),
    arrange: game('live'),
    async before() {
      await viewer.presses('Play');
      await viewer.follows('Schedule');
      await viewer.sees(PLAYS_AGAIN);
      await viewer.sees(OTHER_SCREEN);
    },
    act: async () => breakStreams(),
    successWords: PLAYS_AGAIN,
    failureWords: showsNoError(PLAYS_AGAIN),
    alwaysWords: OTHER_SCREEN,
  },
} as const satisfies Partial<Record<OperationId, FaultCase>>;
