import type account from './messages/account/en.json';
import type browse from './messages/browse/en.json';
import type buy from './messages/buy/en.json';
import type calendar from './messages/calendar/en.json';
import type check from './messages/check/en.json';
import type clips from './messages/clips/en.json';
import type consent from './messages/consent/en.json';
import type favourites from './messages/favourites/en.json';
import type finder from './messages/finder/en.json';
import type forms from './messages/forms/en.json';
import type home from './messages/home/en.json';
import type library from './messages/library/en.json';
import type orders from './messages/orders/en.json';
import type pages from './messages/pages/en.json';
import type player from './messages/player/en.json';
import type ready from './messages/ready/en.json';
import type search from './messages/search/en.json';
import type setup from './messages/setup/en.json';
import type several from './messages/several/en.json';
import type site from './messages/site/en.json';
import type teams from './messages/teams/en.json';
import type trouble from './messages/trouble/en.json';
import type video from './messages/video/en.json';
import type watch from './messages/watch/en.json';

/**
 * The texts are split into areas. The area `site` loads with the first view, the others
 * load with the screens that use them.
 */
interface Areas {
  account: typeof account;
  browse: typeof browse;
  buy: typeof buy;
  calendar: typeof calendar;
  check: typeof check;
  clips: typeof clips;
  consent: typeof consent;
  favourites: typeof favourites;
  finder: typeof finder;
  forms: typeof forms;
  home: typeof home;
  library: typeof library;
  orders: typeof orders;
  pages: typeof pages;
  player: typeof player;
  ready: typeof ready;
  search: typeof search;
  several: typeof several;
  setup: typeof setup;
  site: typeof site;
  teams: typeof teams;
  trouble: typeof trouble;
  video: typeof video;
  watch: typeof watch;
}

export type TextArea = keyof Areas;

/** The id of a text. An id that is in no message file does not compile. */
export type MessageId = { [Area in TextArea]: keyof Areas[Area] }[TextArea] & string;
