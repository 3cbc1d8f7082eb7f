import type { OperationId } from '@generated/operations';
import { game, watchPath } from '@storybook-site/story-help/games';
import { type FaultCase, showsNoError } from '../fault-case';

const OPENS = 'You have access. The video will start here automatically.';
const ABOUT = 'What we do';

const measured: FaultCase = {
  path: '/about',
  device: { consent: 'accepted' },
  successWords: ABOUT,
  failureWords: showsNoError(ABOUT),
};

/** Plays a recording, which reports its first frame at once and the watch time when the viewer leaves. */
const watched: FaultCase = {
  path: watchPath(),
  device: { consent: 'accepted' },
  arrange: game('recorded'),
  act: async () => {
    const { viewer } = await import('../viewer');
    await viewer.presses('Play');
  },
  successWords: /Share/,
  failureWords: showsNoError(/Share/),
};

/** Failures of measuring and reporting must be invisible to the viewer. */
export const measuring = {
  reportError: {
    path: watchPath(),
    arrange: game('upcoming'),
    alsoFailing: ['getGeo'],
    successWords: OPENS,
    failureWords: showsNoError(OPENS),
  },
  getDataHash: measured,
  createDataSession: measured,
  sendDataEvent: measured,
  sendVideoEvent: watched,
} as const satisfies Partial<Record<OperationId, FaultCase>>;
