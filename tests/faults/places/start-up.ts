import type { OperationId } from '@generated/operations';
import { nothing, type Place } from '../place';
import { MEMBER } from './people';

const CHANNEL = 'Northfield Sports Network';
const DIFFICULTIES = 'Apologies! Our service is currently experiencing technical difficulties.';

/** The channel is asked for part by part, since its bootstrap call fails; a part that fails is left out. */
const part = (fine: string, path = '/schedule'): Place => ({
  path,
  without: ['getBootstrap'],
  fine,
  told: nothing(fine),
});

const key: Place = { path: '/about', fine: 'About us', told: nothing('WHOOPS!') };

export const startUp = {
  getChannelKey: key,
  getApiKey: key,
  getBootstrap: { path: '/schedule', fine: CHANNEL, told: nothing(CHANNEL) },
  getSettings: part(CHANNEL),
  getStaticSettings: {
    path: '/about',
    without: ['getBootstrap', 'getSettings'],
    fine: CHANNEL,
    told: nothing(DIFFICULTIES),
  },
  getMenu: part('Events'),
  listSlides: part('Live now', '/'),
  listPages: part('Live now', '/'),
  getColorSettings: part('Events'),
  listEventCategories: part('Events'),
  listEventLocations: part('Events'),
  listParticipantGroups: part('Events'),
  listParticipantGroupProperties: part('Events'),
  listParticipants: { path: '/schedule', fine: 'Events', told: nothing('Events') },
  getProfile: { path: '/about', account: MEMBER, fine: CHANNEL, told: nothing('Sign up') },
} as const satisfies Partial<Record<OperationId, Place>>;
