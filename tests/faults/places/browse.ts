import type { OperationId } from '@generated/operations';
import type { World } from '@mocks/store/world';
import { clipsOf } from '@storybook-site/story-help/clips';
import { GAME, game, ticketHolder, watching } from '@storybook-site/story-help/games';
import { gone, type Place, panel, showsNoError } from '../place';
import { viewer } from '../viewer';
import { FAN, MEMBER } from './people';

const OPENS = 'You have access. The video will start here automatically.';
const upcoming = game('upcoming');
const LOGIN = 'Good to see you again.';

/** Gives the viewer a ticket for a game that starts some hours later. */
const ticket = (world: World): void => {
  ticketHolder(['watch', 'clipping', 'download'])(world);
  const row = world.catalogue.eventById.get(GAME);
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
  listHomepageEvents: { path: '/', fine: 'Live now', failureShown: panel },
  listEvents: { path: '/schedule', fine: /\d+ events/, failureShown: panel },
  listFavoriteEvents: {
    path: '/schedule?favourites=1',
    account: MEMBER,
    fine: /\d+ events?/,
    failureShown: panel,
    sessionOver: 'Please log in to start favouriting',
  },
  getEvent: {
    path: watching(),
    arrange: upcoming,
    fine: OPENS,
    failureShown: gone('Event not found', panel),
  },
  getGeo: {
    path: watching(),
    arrange: upcoming,
    fine: OPENS,
    failureShown: showsNoError(OPENS),
    sessionOver: OPENS,
  },
  getUserAccess: {
    path: watching(),
    account: FAN,
    arrange: ticket,
    fine: OPENS,
    failureShown: showsNoError(OPENS),
    sessionOver: /Buy for/,
  },
  listEventClips: {
    path: watching(),
    arrange: (world) => {
      game('recorded')(world);
      clipsOf(GAME, 3)(world);
    },
    fine: 'The overtime winner 3',
    failureShown: panel,
  },
  listFavorites: { ...favourites, fine: 'Schools', failureShown: panel, sessionOver: LOGIN },
  removeFavorite: {
    ...favourites,
    act: takeOff,
    fine: 'Sports',
    failureShown: showsNoError(UNCHANGED),
    sessionOver: LOGIN,
  },
  addFavorite: {
    ...favourites,
    act: async () => {
      await takeOff();
      await viewer.presses(/^Add .* to your favourites$/);
    },
    fine: 'Schools',
    failureShown: showsNoError(UNCHANGED),
    sessionOver: LOGIN,
  },
  listVodMediaRails: { path: '/vod_library', fine: 'Ten best saves', failureShown: panel },
  listVodMediaCategories: { path: '/vod_library', fine: 'Library', failureShown: showsNoError('Library') },
  searchVodMedia: { path: '/vod_library?title=a', fine: /\d+ videos/, failureShown: panel },
  listVodMediaItems: { path: '/vod_library?category=1', fine: /\d+ videos?/, failureShown: panel },
  getVodMediaItem: {
    path: '/watch_library/601',
    fine: 'This video is for pass holders',
    failureShown: gone('This video is not in the library', panel),
  },
  listFaq: { path: '/faq', fine: 'FAQ', failureShown: showsNoError('FAQ') },
  getCustomForm: { path: '/contacts', fine: 'Contacts', failureShown: panel },
} as const satisfies Partial<Record<OperationId, Place>>;
