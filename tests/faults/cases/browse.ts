import type { OperationId } from '@generated/operations';
import type { World } from '@mocks/store/world';
import { clipsOf } from '@storybook-site/story-help/clips';
import { GAME_ID, game, ticketHolder, watchPath } from '@storybook-site/story-help/games';
import { errorPanel, type FaultCase, showsNoError, unlessNotFound } from '../fault-case';
import { viewer } from '../viewer';
import { FAN, MEMBER } from './people';

const OPENS = 'You have access. The video will start here automatically.';
const upcoming = game('upcoming');
const LOGIN = 'Good to see you again.';

/** Gives the viewer a ticket for a game that starts some hours later. */
const ticket = (world: World): void => {
  ticketHolder(['watch', 'clipping', 'download'])(world);
  const row = world.catalogue.eventById.get(GAME_ID);
  if (row) row.start = world.now() + 50_000;
};

const favourites = {
  path: '/profile/favourites',
  account: MEMBER,
  device: { favourites_tutorial_seen: true },
};
const UNCHANGED = /Your favourites couldn’t be updated for .* Please try again\./;
const takeOff = () => viewer.presses(/^Remove .* from your favourites$/);

export const browse = {
  listHomepageEvents: { path: '/', successWords: 'Live now', failureWords: errorPanel },
  listEvents: { path: '/schedule', successWords: /\d+ events/, failureWords: errorPanel },
  listFavoriteEvents: {
    path: '/schedule?favourites=1',
    account: MEMBER,
    successWords: /\d+ events?/,
    failureWords: errorPanel,
    sessionOverWords: 'Please log in to start favouriting',
  },
  getEvent: {
    path: watchPath(),
    arrange: upcoming,
    successWords: OPENS,
    failureWords: unlessNotFound('Event not found', errorPanel),
  },
  getGeo: {
    path: watchPath(),
    arrange: upcoming,
    successWords: OPENS,
    failureWords: showsNoError(OPENS),
    sessionOverWords: OPENS,
  },
  getUserAccess: {
    path: watchPath(),
    account: FAN,
    arrange: ticket,
    successWords: OPENS,
    failureWords: showsNoError(OPENS),
    sessionOverWords: /Buy for/,
  },
  listEventClips: {
    path: watchPath(),
    arrange: (world) => {
      game('recorded')(world);
      clipsOf(GAME_ID, 3)(world);
    },
    successWords: 'The overtime winner 3',
    failureWords: errorPanel,
  },
  listFavorites: {
    ...favourites,
    successWords: 'Schools',
    failureWords: errorPanel,
    sessionOverWords: LOGIN,
  },
  removeFavorite: {
    ...favourites,
    act: takeOff,
    successWords: 'Sports',
    failureWords: showsNoError(UNCHANGED),
    sessionOverWords: LOGIN,
  },
  addFavorite: {
    ...favourites,
    act: async () => {
      await takeOff();
      await viewer.presses(/^Add .* to your favourites$/);
    },
    successWords: 'Schools',
    failureWords: showsNoError(UNCHANGED),
    sessionOverWords: LOGIN,
  },
  listVodMediaRails: { path: '/vod_library', successWords: 'Ten best saves', failureWords: errorPanel },
  listVodMediaCategories: {
    path: '/vod_library',
    successWords: 'Library',
    failureWords: showsNoError('Library'),
  },
  searchVodMedia: { path: '/vod_library?title=a', successWords: /\d+ videos/, failureWords: errorPanel },
  listVodMediaItems: {
    path: '/vod_library?category=1',
    successWords: /\d+ videos?/,
    failureWords: errorPanel,
  },
  getVodMediaItem: {
    path: '/watch_library/601',
    successWords: 'This video is for pass holders',
    failureWords: unlessNotFound('This video is not in the library', errorPanel),
  },
  listFaq: { path: '/faq', successWords: 'FAQ', failureWords: showsNoError('FAQ') },
  getCustomForm: { path: '/contacts', successWords: 'Contacts', failureWords: errorPanel },
} as const satisfies Partial<Record<OperationId, FaultCase>>;
