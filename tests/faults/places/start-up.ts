import type { OperationId } from '@generated/operations';
import { type Place, showsNoError } from '../place';
import { MEMBER } from './people';

const CHANNEL = 'Northfield Sports Network';
const DIFFICULTIES = 'Apologies! Our service is currently experiencing technical difficulties.';

/**
 * Makes the bootstrap call fail, so that the site requests the channel's data in parts. A part that fails is
 * left out.
 */
const part = (fine: string, path = '/schedule'): Place => ({
  path,
  without: ['getBootstrap'],
  fine,
  failureShown: showsNoError(fine),
});

const key: Place = { path: '/about', fine: 'About us', failureShown: showsNoError('WHOOPS!') };

export const startUp = {
  getChannelKey: key,
  getApiKey: key,
  getBootstrap: { path: '/schedule', fine: CHANNEL, failureShown: showsNoError(CHANNEL) },
  getSettings: part(CHANNEL),
  getStaticSettings: {
    path: '/about',
    without: ['getBootstrap', 'getSettings'],
    fine: CHANNEL,
    failureShown: showsNoError(DIFFICULTIES),
  },
  getMenu: part('Schedule'),
  listSlides: part('Live now', '/'),
  listPages: part('Live now', '/'),
  getColorSettings: part('Schedule'),
  listEventCategories: part('Schedule'),
  listEventLocations: part('Schedule'),
  listParticipantGroups: part('Schedule'),
  listParticipantGroupProperties: part('Schedule'),
  listParticipants: { path: '/schedule', fine: 'Schedule', failureShown: showsNoError('Schedule') },
  getProfile: { path: '/about', account: MEMBER, fine: CHANNEL, failureShown: showsNoError('Sign up') },
} as const satisfies Partial<Record<OperationId, Place>>;
