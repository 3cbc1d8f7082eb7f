import type { OperationId } from '@generated/operations';
import { game, watching } from '@storybook-site/games';
import { nothing, type Place } from '../place';

const OPENS = 'You have access. The video opens here by itself.';
const ABOUT = 'What we do';

const measured: Place = {
  path: '/about',
  device: { consent: 'accepted' },
  fine: ABOUT,
  told: nothing(ABOUT),
};

/** A recording that plays: its first frame is told at once, the time watched when it is left. */
const watched: Place = {
  path: watching(),
  device: { consent: 'accepted' },
  arrange: game('recorded'),
  act: async () => {
    const { viewer } = await import('../viewer');
    await viewer.presses('Play');
  },
  fine: /Share/,
  told: nothing(/Share/),
};

/** What is measured or reported is nothing to the viewer, whatever becomes of it. */
export const measuring = {
  reportError: {
    path: watching(),
    arrange: game('upcoming'),
    without: ['getGeo'],
    fine: OPENS,
    told: nothing(OPENS),
  },
  getDataHash: measured,
  createDataSession: measured,
  sendDataEvent: measured,
  sendVideoEvent: watched,
} as const satisfies Partial<Record<OperationId, Place>>;
