import type { OperationId } from '@generated/operations';
import type { World } from '@mocks/store/world';
import { clipsOf } from '@storybook-site/clips';
import { GAME, game, ticketHolder, watching } from '@storybook-site/games';
import { gone, nothing, type Place, panel } from '../place';
import { viewer } from '../viewer';
import { FAN, MEMBER } from './people';

const OPENS = 'You have access. The video opens here by itself.';
const upcoming = game('upcoming');
const LOGIN = 'Good to see you again.';

/** A ticket, some time before the game. */
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
const UNCHANGED = /could not be changed in your favourites\. Please try again\./;
const takeOff = () => viewer.presses(/^Remove .* from your favourites$/);

export const browse = {
  listHomepageEvents: { path: '/', fine: 'Live now', told: panel },
  listEvents: { path: '/schedule', fine: /\d+ events/, told: panel },
  listFavoriteEvents: {
    path: '/schedule?favourites=1',
    account: MEMBER,
    fine: /\d+ events?/,
    told: panel,
    sessionOver: 'Please log in to start favouriting',
  },
  getEvent: {
    path: watching(),
    arrange: upcoming,
    fine: OPENS,
    told: gone('There is no such event', panel),
  },
  getGeo: { path: watching(), arrange: upcoming, fine: OPENS, told: nothing(OPENS), sessionOver: OPENS },
  getUserAccess: {
    path: watching(),
    account: FAN,
    arrange: ticket,
    fine: OPENS,
    told: nothing(OPENS),
    sessionOver: /Buy for/,
  },
  listEventClips: {
    path: watching(),
    arrange: (world) => {
      game('recorded')(world);
      clipsOf(GAME, 3)(world);
    },
    fine: 'The overtime winner 3',
    told: panel,
  },
  listFavorites: { ...favourites, fine: 'Schools', told: panel, sessionOver: LOGIN },
  removeFavorite: {
    ...favourites,
    act: takeOff,
    fine: 'Sports',
    told: nothing(UNCHANGED),
    sessionOver: LOGIN,
  },
  addFavorite: {
    ...favourites,
    act: async () => {
      await takeOff();
      await viewer.presses(/^Add .* to your favourites$/);
    },
    fine: 'Schools',
    told: nothing(UNCHANGED),
    sessionOver: LOGIN,
  },
  listVodMediaRails: { path: '/vod_library', fine: 'Ten best saves', told: panel },
  listVodMediaCategories: { path: '/vod_library', fine: 'Library', told: nothing('Library') },
  searchVodMedia: { path: '/vod_library?title=a', fine: /\d+ videos/, told: panel },
  listVodMediaItems: { path: '/vod_library?category=1', fine: /\d+ videos?/, told: panel },
  getVodMediaItem: {
    path: '/watch_library/601',
    fine: 'This video is for pass holders',
    told: gone('This video is not in the library', panel),
  },
  listFaq: { path: '/faq', fine: 'FAQ', told: nothing('FAQ') },
  getCustomForm: { path: '/contacts', fine: 'Contacts', told: panel },
} as const satisfies Partial<Record<OperationId, Place>>;
