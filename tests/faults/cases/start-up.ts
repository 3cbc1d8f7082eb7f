import type { OperationId } from '@generated/operations';
import { type FaultCase, showsNoError } from '../fault-case';
import { MEMBER } from './people';

const CHANNEL = 'Northfield Sports Network';
const DIFFICULTIES = 'Apologies! Our service is currently experiencing technical difficulties.';

/**
 * Makes the bootstrap call fail, so that the site requests the channel's data in parts. A part that fails is
 * left out.
 */
const part = (successWords: string, path = '/schedule'): FaultCase => ({
  path,
  alsoFailing: ['getBootstrap'],
  successWords,
  failureWords: showsNoError(successWords),
});

const key: FaultCase = { path: '/about', successWords: 'About us', failureWords: showsNoError('WHOOPS!') };

export const startUp = {
  getChannelKey: key,
  getApiKey: key,
  getBootstrap: { path: '/schedule', successWords: CHANNEL, failureWords: showsNoError(CHANNEL) },
  getSettings: part(CHANNEL),
  getStaticSettings: {
    path: '/about',
    alsoFailing: ['getBootstrap', 'getSettings'],
    successWords: CHANNEL,
    failureWords: showsNoError(DIFFICULTIES),
  },
  getMenu: part('Schedule'),
  listSlides: part('Live now', '/'),
  listPages: part('Live now', '/'),
  getColorSettings: part('Schedule'),
  listEventCategories: part('Schedule'),
  listEventLocations: part('Schedule'),
  listParticipantGroups: part('Schedule'),
  listParticipantGroupProperties: part('Schedule'),
  listParticipants: { path: '/schedule', successWords: 'Schedule', failureWords: showsNoError('Schedule') },
  getProfile: {
    path: '/about',
    account: MEMBER,
    successWords: CHANNEL,
    failureWords: showsNoError('Sign up'),
  },
} as const satisfies Partial<Record<OperationId, FaultCase>>;
