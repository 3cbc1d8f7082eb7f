import type { Row } from './row.ts';

const EVERY_ROUTE = 'e2e/routes.spec.ts › every route shows its screen under its title';
const SIGNED_IN = 'e2e/routes.spec.ts › and so do those of a signed-in viewer';
const NOWHERE = 'e2e/routes.spec.ts › whatever else is asked for is /404, which has a picture and leads home';
const NUMERIC =
  'src/app/routes/screens.test.ts › only digits where events, library clips and packages are named';
const ONE_VIEW =
  'src/app/routes/screens.test.ts › /upcoming, /vod, /live and /schedule one and the same view';
const LAZY = 'src/app/routes/screens.test.ts › every view comes when it is opened, none with the site';
const WHOOPS =
  'e2e/start-up.spec.ts › WHOOPS! › shows when no key helps, is locked for 60 seconds, and reloads once a key is had';

const address = (path: string) => `src/app/routes/screens.test.ts › there is a screen at › ${path}: `;
const titled = (id: string, title: string) => `tests/specified-texts.test.ts › ${id}: ${title}`;

const route = (path: string, says: string, ...shownBy: Row['shownBy']): Row => ({
  id: `route ${path.replaceAll(/:(\w+)/g, '{$1}')}`,
  says,
  shownBy: [address(path), ...shownBy],
});
const title = (id: string, words: string, shownBy: string): Row => ({
  id: `page title ${words} (${id})`,
  says: `The page is titled “${words}”`,
  shownBy: [titled(id, words), shownBy],
});

/** 2. Screens and routes. */
export const rows: readonly Row[] = [
  {
    id: 'routing by path',
    says: 'Each screen has a path of its own that can be opened directly',
    shownBy: [EVERY_ROUTE, SIGNED_IN, 'e2e/nginx.spec.ts › is the page, with its headers'],
  },
  {
    id: 'scroll position',
    says: 'Scroll begins at the top, unless a position was saved',
    shownBy: ['e2e/routes.spec.ts › scroll starts at the top, and back returns to where one was'],
  },
  route('/', 'Home', EVERY_ROUTE),
  {
    id: 'home sections',
    says: 'Home has live, upcoming, on-demand and featured events',
    shownBy: ['e2e/browse.spec.ts › home › has its sections, each leading to all of its kind'],
  },
  {
    id: 'home views',
    says: 'Home shows grid or list, cards or table',
    shownBy: ['e2e/browse.spec.ts › home › the chosen view is there after a reload'],
  },
  route('/packages', 'Packages', EVERY_ROUTE, 'e2e/buy.spec.ts › a pass, from the list to the receipt'),
  route(
    '/vod_library',
    'On-demand library',
    EVERY_ROUTE,
    'e2e/library.spec.ts › a category shows its videos and excludes the search',
  ),
  route(
    '/upcoming',
    'Events to come',
    EVERY_ROUTE,
    ONE_VIEW,
    'e2e/browse.spec.ts › /upcoming asks for upcoming',
  ),
  route(
    '/vod',
    'Events on demand, by the same view',
    EVERY_ROUTE,
    ONE_VIEW,
    'e2e/browse.spec.ts › /vod asks for finished',
  ),
  route(
    '/live',
    'Live events, by the same view',
    EVERY_ROUTE,
    ONE_VIEW,
    'e2e/browse.spec.ts › /live asks for live',
  ),
  route(
    '/schedule',
    'All events from today, by the same view',
    EVERY_ROUTE,
    ONE_VIEW,
    'e2e/browse.spec.ts › /schedule asks for all from today',
  ),
  route(
    '/watch/:id',
    'Watch an event; its id is a number',
    EVERY_ROUTE,
    NUMERIC,
    NOWHERE,
    'e2e/watch.spec.ts › on demand plays',
  ),
  route(
    '/watch_embed/:id',
    'Embedded watch; its id is a number',
    EVERY_ROUTE,
    NUMERIC,
    'e2e/watch.spec.ts › embedded, it is the video alone',
  ),
  {
    id: 'plain layout of the embed',
    says: 'The embedded watch has neither header nor footer',
    shownBy: ['e2e/routes.spec.ts › the embed has neither header nor footer'],
  },
  route(
    '/watch_library/:id',
    'Watch a library clip; its id is a number',
    EVERY_ROUTE,
    NUMERIC,
    'e2e/share.spec.ts › a video of the library plays',
  ),
  route(
    '/share/:id/:uuid',
    'A shared clip',
    EVERY_ROUTE,
    'e2e/share.spec.ts › a shared clip plays for whoever has its address',
  ),
  route('/login', 'Logging in', EVERY_ROUTE, 'e2e/accounts.spec.ts › logging in leads back'),
  route('/registration', 'Registering', EVERY_ROUTE, 'e2e/accounts.spec.ts › registering, and confirming'),
  {
    id: 'authentication modes',
    says: 'One screen in two modes, login and registration, keeping what was typed',
    shownBy: ['e2e/accounts.spec.ts › registering, and confirming the address in another tab'],
  },
  route(
    '/verify-notice',
    'A link was sent',
    EVERY_ROUTE,
    'e2e/accounts.spec.ts › registering, and confirming',
  ),
  route(
    '/verify-email',
    'Confirming an address',
    EVERY_ROUTE,
    'e2e/accounts-links.spec.ts › links of confirmation that fail',
  ),
  route(
    '/password-reset-request',
    'Asking for a new password',
    EVERY_ROUTE,
    'e2e/accounts-links.spec.ts › a forgotten password',
  ),
  route(
    '/password-reset',
    'Setting a new password',
    EVERY_ROUTE,
    'e2e/accounts-links.spec.ts › a forgotten password',
  ),
  route(
    '/profile',
    'Profile: the order list with the active orders',
    SIGNED_IN,
    'e2e/orders.spec.ts › active orders, and a renewal cancelled',
  ),
  route(
    '/profile/transactions',
    'Profile: transactions',
    SIGNED_IN,
    'e2e/orders.spec.ts › transactions: kinds, states',
  ),
  route('/profile/clips', 'Profile: clips', SIGNED_IN, 'e2e/clips.spec.ts › in the profile: each state'),
  route(
    '/profile/sessions/add',
    'Profile: linking a device',
    'e2e/accounts-profile.spec.ts › a code that no device shows',
  ),
  {
    id: 'children of the profile',
    says: 'The profile’s places lead to one another',
    shownBy: ['e2e/accounts-profile.spec.ts › its places, its changes, the way out'],
  },
  route(
    '/profile/edit',
    'Update profile',
    SIGNED_IN,
    'e2e/accounts-profile.spec.ts › changes that are refused',
  ),
  route(
    '/contacts',
    'Contacts',
    EVERY_ROUTE,
    'e2e/pages.spec.ts › contacts › has every way to reach the channel',
  ),
  route(
    '/faq',
    'Questions',
    EVERY_ROUTE,
    'e2e/pages.spec.ts › questions › are searched, in their answers too',
  ),
  route('/about', 'About us', EVERY_ROUTE, 'e2e/pages.spec.ts › /about says'),
  route('/simulate', 'Simulate', EVERY_ROUTE, 'e2e/pages.spec.ts › /simulate says Pick two teams'),
  route('/buy', 'The purchase', SIGNED_IN, 'e2e/buy.spec.ts › a pass, from the list to the receipt'),
  {
    id: 'checkout summary',
    says: 'What is bought, its price, discount and total stand beside the payment',
    shownBy: [
      'e2e/buy.spec.ts › promo codes: wrong, expired, right',
      'src/features/checkout/summary/price-summary.test.ts › the deal',
    ],
  },
  {
    id: 'payment-success message',
    says: 'A payment that succeeded says so',
    shownBy: ['e2e/buy.spec.ts › a pass, from the list to the receipt'],
  },
  route(
    '/select-package/:id',
    'Choose a package; its id is a number',
    EVERY_ROUTE,
    NUMERIC,
    NOWHERE,
    'e2e/buy.spec.ts › a team pass, its team chosen',
  ),
  route(
    '/confirm-account-deletion',
    'Confirm the deletion',
    'e2e/accounts-links.spec.ts › deleting the account',
  ),
  route(
    '/privacy_policy',
    'Privacy policy',
    EVERY_ROUTE,
    'e2e/pages.spec.ts › /privacy_policy says Your rights',
  ),
  route(
    '/terms_conditions',
    'Terms and conditions',
    EVERY_ROUTE,
    'e2e/pages.spec.ts › /terms_conditions says All sales',
  ),
  route('/passes', 'The passes path', EVERY_ROUTE),
  route('/404', 'The not-found page, with a link home', EVERY_ROUTE, NOWHERE),
  {
    id: 'routes of the channel’s pages',
    says: 'Each page of the channel becomes a route by its url, with its title',
    shownBy: [
      'e2e/routes.spec.ts › a channel’s page becomes a route of its own',
      'src/lib/channel/channel-pages.test.ts › a page’s path comes from its url',
    ],
  },
  {
    id: 'view of the channel’s pages',
    says: 'All pages of the channel are rendered by the schedule’s view',
    shownBy: ["e2e/browse.spec.ts › a channel's page shows its words and what it fixes"],
  },
  {
    id: 'page lookup',
    says: 'A page’s id is found by url or alt name',
    shownBy: [
      'src/lib/channel/channel-pages.test.ts › /playoffs is page 2',
      'src/lib/channel/channel-pages.test.ts › finals is page 3',
      'src/lib/channel/channel-pages.test.ts › nothing is page null',
    ],
  },
  {
    id: 'catch-all',
    says: 'Unknown paths lead to /404',
    shownBy: [NOWHERE, 'e2e/browse.spec.ts › an unknown address leads to 404, and from there home'],
  },
  {
    id: 'home-menu links',
    says: 'They name a group or a participant in the query, by alias, else by name',
    shownBy: [
      'src/app/layout/menu-links.test.ts › a link is named by alias, else by name',
      'e2e/browse.spec.ts › home › a school and a team have a home of their own',
    ],
  },
  {
    id: 'clipping tutorial',
    says: 'The clipping tool has a tutorial of 8 steps',
    shownBy: ['e2e/clips.spec.ts › eight steps teach it, once, and again when asked'],
  },
  {
    id: 'favourites tutorial',
    says: 'Favourites have a tutorial',
    shownBy: ['e2e/favourites.spec.ts › the three steps show once, and again when asked for'],
  },
  {
    id: 'cookie notice',
    says: 'The cookie notice has an Accept button',
    shownBy: [
      'e2e/pages.spec.ts › the cookie notice › Accept is kept, and can be changed later',
      titled('consent.accept', 'Accept'),
    ],
  },
  {
    id: 'full-screen loader',
    says: 'A loader fills the screen while the site starts',
    shownBy: ['e2e/start-up.spec.ts › a loader fills the screen until the site is there'],
  },
  {
    id: 'guard temporary password',
    says: 'A temporary password leads to /profile/edit from every other route',
    shownBy: [
      'src/app/routes/guards.test.ts › a temporary password forces /profile/edit',
      'e2e/routes.spec.ts › guards › a temporary password leads to /profile/edit from everywhere',
    ],
  },
  ...['/login', '/registration', '/password-reset-request', '/password-reset'].map(
    (path): Row => ({
      id: `guard signed in at ${path}`,
      says: `A signed-in user opening ${path} is sent home`,
      shownBy: [
        `src/app/routes/guards.test.ts › a logged-in user has no use for log-in pages › ${path}`,
        'e2e/routes.spec.ts › guards › a signed-in viewer opening a log-in page lands on home',
      ],
    }),
  ),
  {
    id: 'guard log-in to /buy',
    says: 'A visitor going from login or registration to /buy is sent back one step',
    shownBy: [
      'src/app/routes/guards.test.ts › a visitor going from log-in or registration to /buy is sent back › from /login',
      'src/app/routes/guards.test.ts › a visitor going from log-in or registration to /buy is sent back › from /registration',
      'e2e/routes.spec.ts › guards › a visitor going from log-in to /buy is sent back one step',
    ],
  },
  {
    id: 'guard link a device',
    says: 'Linking a device leads to the configured remote-auth route, otherwise to the active orders',
    shownBy: [
      'src/app/routes/guards.test.ts › linking a device goes where the channel says',
      'e2e/routes.spec.ts › guards › linking a device leads to the active orders where the channel links none',
      'e2e/routes.spec.ts › guards › and to where the channel says, with the code',
    ],
  },
  {
    id: 'last page',
    says: 'The last page with its query is remembered, save on auth and error pages, and returned to after a log-in',
    shownBy: [
      'src/browser/memory/last-page.test.ts › the last page is remembered with its query',
      'src/browser/memory/last-page.test.ts › /login is not',
      'src/browser/memory/last-page.test.ts › /404 is not',
      'e2e/accounts.spec.ts › logging in leads back to the page and query of before',
    ],
  },
  {
    id: 'WHOOPS!',
    says: 'A failing API key shows a screen titled WHOOPS! with a reload button',
    shownBy: [WHOOPS, titled('whoops.title', 'WHOOPS!')],
  },
  {
    id: 'WHOOPS! on any API key error',
    says: 'It shows in the middle of a visit, too',
    shownBy: [
      'e2e/start-up.spec.ts › WHOOPS! › shows in the middle of a visit when the fresh key is refused too',
    ],
  },
  {
    id: 'WHOOPS! countdown 60 s',
    says: 'Its button is locked for 60 seconds, counted down second by second',
    shownBy: [
      WHOOPS,
      'src/app/start-up/reload-lock.dom.test.ts › the button is locked for 60 seconds, counted down one by one',
    ],
  },
  {
    id: 'WHOOPS! reload',
    says: 'The button asks for an API key again and reloads the page',
    shownBy: [WHOOPS, 'e2e/start-up.spec.ts › WHOOPS! › locks again when the key still can’t be had'],
  },
  { id: 'WHOOPS! clears', says: 'The screen clears once the address reports success', shownBy: [WHOOPS] },
  title('title.home', 'Home', EVERY_ROUTE),
  title('title.packages', 'Packages', EVERY_ROUTE),
  title('title.vod', 'vod', EVERY_ROUTE),
  title('title.watch', 'Watch', EVERY_ROUTE),
  title('title.share', 'Share', EVERY_ROUTE),
  title('title.watchEmbed', 'Watch Embed', EVERY_ROUTE),
  title('title.events', 'Events', EVERY_ROUTE),
  title('title.login', 'Login', EVERY_ROUTE),
  title('title.registration', 'Registration', EVERY_ROUTE),
  title('title.verifyNotice', 'Verify notice', EVERY_ROUTE),
  title('title.verify', 'Verify', EVERY_ROUTE),
  title('title.passwordResetRequest', 'Password reset request', EVERY_ROUTE),
  title('title.passwordReset', 'Password reset', EVERY_ROUTE),
  title('title.profile', 'Profile', SIGNED_IN),
  title('title.updateProfile', 'Update profile', SIGNED_IN),
  title('title.contacts', 'Contacts', EVERY_ROUTE),
  title('title.buy', 'Buy', SIGNED_IN),
  title('title.selectPackage', 'Select package', EVERY_ROUTE),
  title('title.faq', 'FAQ', EVERY_ROUTE),
  title('title.simulate', 'Simulate', EVERY_ROUTE),
  title('title.about', 'About us', EVERY_ROUTE),
  title('title.notFound', '404', EVERY_ROUTE),
  {
    id: 'protected event LOGIN TO WATCH',
    says: 'A visitor reads LOGIN TO WATCH where passes alone open the event',
    shownBy: [
      'e2e/watch.spec.ts › what stands in the place of the video',
      titled('event.loginToWatch', 'LOGIN TO WATCH'),
    ],
  },
  {
    id: 'protected event REGISTER TO WATCH FREE',
    says: 'A visitor reads REGISTER TO WATCH FREE where an account is all it takes',
    shownBy: [
      'e2e/watch.spec.ts › what stands in the place of the video',
      titled('event.registerToWatch', 'REGISTER TO WATCH FREE'),
    ],
  },
  {
    id: 'protected event buy buttons',
    says: 'A visitor finds buy buttons where the event is sold',
    shownBy: [
      'e2e/watch.spec.ts › what stands in the place of the video',
      'src/features/event/gate/gate.test.ts › paid, visitor',
    ],
  },
  ...['schedule', 'faq', 'simulate', 'home', 'profile', 'buy', 'contacts', 'watch', 'share', 'auth'].map(
    (view): Row => ({
      id: `lazily loaded ${view}`,
      says: `The code of ${view} comes when it is opened`,
      shownBy: [LAZY],
    }),
  ),
  { id: '404 image', says: 'The not-found page has an image', shownBy: [NOWHERE] },
];
