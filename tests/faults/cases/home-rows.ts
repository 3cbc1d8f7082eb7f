import type { OperationId } from '@generated/operations';
import { GAME_ID, game } from '@storybook-site/story-help/games';
import { type FaultCase, showsNoError } from '../fault-case';
import { MEMBER } from './people';

/** A row that loads with home's first call. It must still be shown if another row fails. */
const OTHERS = 'New replays';

const row = (successWords: string, more: Partial<FaultCase> = {}): FaultCase => ({
  path: '/',
  scrolled: true,
  successWords,
  alwaysWords: OTHERS,
  failureWords: showsNoError(OTHERS),
  ...more,
});

const stopped = (recording: string) => ({
  device: { [`resume.visitor.${recording}`]: { time: 90, duration: 300, at: 1 } },
});

/** The rows of home that load when the viewer scrolls to them. */
export const homeRows = {
  listEventsWithClip: row('The overtime winner'),
  listEventClips: row('The overtime winner'),
  listVodMediaRails: row('New this week'),
  listEvents: row('This week'),
  listFavoriteEvents: row('Your teams', { account: MEMBER, sessionOverWords: OTHERS }),
  getVodMediaItem: row('Continue watching', stopped('vod-601')),
  getEvent: row('Continue watching', { ...stopped(`event-${GAME_ID}-1`), arrange: game('recorded') }),
} as const satisfies Partial<Record<OperationId, FaultCase>>;
