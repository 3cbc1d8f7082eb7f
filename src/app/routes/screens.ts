import type { MessageId } from '../../i18n/message-id';
import { type LazyView, lazyView } from './lazy-view';
import * as code from './screen-code';

export interface Screen {
  path: string;
  /** The page's title. A page about one event or video puts that name before it. */
  title: MessageId;
  load: LazyView;
  layout?: 'plain';
  /** The name of a path parameter that must be an id; any other value redirects to /404. */
  numeric?: 'id';
  children?: Screen[];
}

const schedule = lazyView(code.schedule, 'browse');
const auth = lazyView(() => import('../../features/auth/auth-screen'), 'account', 'forms');
const packages = lazyView(code.packages, 'buy', 'finder', 'ready', 'forms');

/** Every screen with its path, title and code. */
export const SCREENS: readonly Screen[] = [
  {
    path: '/',
    title: 'title.home',
    load: lazyView(code.home, 'home'),
  },
  { path: '/packages', title: 'title.packages', load: packages },
  { path: '/passes', title: 'title.packages', load: packages },
  {
    path: '/passes/finder',
    title: 'title.passFinder',
    load: lazyView(() => import('../../features/passes/finder/pass-finder-screen'), 'finder', 'buy'),
  },
  {
    path: '/vod_library',
    title: 'title.vod',
    load: lazyView(() => import('../../features/library/library-screen'), 'library'),
  },
  { path: '/upcoming', title: 'title.events', load: schedule },
  { path: '/vod', title: 'title.events', load: schedule },
  { path: '/live', title: 'title.events', load: schedule },
  { path: '/schedule', title: 'title.events', load: schedule },
  {
    path: '/watch/:id',
    numeric: 'id',
    title: 'title.watch',
    load: lazyView(code.watch, 'watch', 'ready', 'player', 'video', 'clips', 'forms'),
  },
  {
    path: '/watch_embed/:id',
    numeric: 'id',
    title: 'title.watchEmbed',
    layout: 'plain',
    load: lazyView(code.watchEmbed, 'watch', 'ready', 'player', 'video'),
  },
  {
    path: '/watch_library/:id',
    numeric: 'id',
    title: 'title.watch',
    load: lazyView(() => import('../../features/library/watch-library-screen'), 'library', 'player', 'video'),
  },
  {
    path: '/share/:id/:uuid',
    numeric: 'id',
    title: 'title.share',
    load: lazyView(code.sharedClip, 'clips', 'player', 'video'),
  },
  { path: '/login', title: 'title.login', load: auth },
  { path: '/registration', title: 'title.registration', load: auth },
  {
    path: '/auth/login/:provider/callback',
    title: 'title.login',
    load: lazyView(() => import('../../features/auth/social-callback-screen'), 'account', 'forms'),
  },
  {
    path: '/verify-notice',
    title: 'title.verifyNotice',
    load: lazyView(() => import('../../features/auth/verify-notice-screen'), 'account', 'forms'),
  },
  {
    path: '/verify-email',
    title: 'title.verify',
    load: lazyView(() => import('../../features/auth/verify-email-screen'), 'account', 'forms'),
  },
  {
    path: '/password-reset-request',
    title: 'title.passwordResetRequest',
    load: lazyView(() => import('../../features/auth/password-reset-request-screen'), 'account', 'forms'),
  },
  {
    path: '/password-reset',
    title: 'title.passwordReset',
    load: lazyView(() => import('../../features/auth/password-reset-screen'), 'account', 'forms'),
  },
  {
    path: '/profile',
    title: 'title.profile',
    load: lazyView(() => import('../../features/profile/profile-screen'), 'account'),
    children: [
      {
        path: '',
        title: 'title.profile',
        load: lazyView(() => import('../../features/orders/active-orders-screen'), 'orders'),
      },
      {
        path: 'transactions',
        title: 'title.profile',
        load: lazyView(() => import('../../features/orders/transactions-screen'), 'orders'),
      },
      {
        path: 'clips',
        title: 'title.profile',
        load: lazyView(() => import('../../features/clips/mine/my-clips-screen'), 'clips', 'video'),
      },
      {
        path: 'favourites',
        title: 'title.profile',
        load: lazyView(() => import('../../features/favourites/my-favourites-screen'), 'favourites'),
      },
      {
        path: 'sessions/add',
        title: 'title.profile',
        load: lazyView(() => import('../../features/profile/link-device-screen'), 'account', 'forms'),
      },
    ],
  },
  {
    path: '/profile/edit',
    title: 'title.updateProfile',
    load: lazyView(() => import('../../features/profile/edit-profile-screen'), 'account', 'forms'),
  },
  {
    path: '/contacts',
    title: 'title.contacts',
    load: lazyView(() => import('../../features/pages/contacts-screen'), 'pages', 'forms'),
  },
  {
    path: '/faq',
    title: 'title.faq',
    load: lazyView(() => import('../../features/pages/faq-screen'), 'pages'),
  },
  {
    path: '/ready-check',
    title: 'title.readyCheck',
    load: lazyView(() => import('../../features/ready/ready-check-screen'), 'check', 'player'),
  },
  {
    path: '/about',
    title: 'title.about',
    load: lazyView(() => import('../../features/pages/about-screen'), 'pages'),
  },
  {
    path: '/simulate',
    title: 'title.simulate',
    load: lazyView(() => import('../../features/pages/simulate-screen'), 'pages'),
  },
  {
    path: '/privacy_policy',
    title: 'title.privacyPolicy',
    load: lazyView(() => import('../../features/pages/privacy-policy-screen'), 'pages'),
  },
  {
    path: '/terms_conditions',
    title: 'title.termsConditions',
    load: lazyView(() => import('../../features/pages/terms-conditions-screen'), 'pages'),
  },
  {
    path: '/buy',
    title: 'title.buy',
    load: lazyView(() => import('../../features/checkout/buy-screen'), 'buy', 'ready', 'video', 'forms'),
  },
  {
    path: '/select-package/:id',
    numeric: 'id',
    title: 'title.selectPackage',
    load: lazyView(() => import('../../features/passes/select-package-screen'), 'buy', 'ready', 'forms'),
  },
  {
    path: '/confirm-account-deletion',
    title: 'title.confirmAccountDeletion',
    load: lazyView(() => import('../../features/auth/confirm-account-deletion-screen'), 'account', 'forms'),
  },
  { path: '/404', title: 'title.notFound', load: lazyView(() => import('./not-found-screen'), 'pages') },
];

/** The view in which all of a channel's own pages are shown. */
export const PAGE_VIEW = schedule;
