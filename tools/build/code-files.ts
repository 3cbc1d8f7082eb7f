import { relative, sep } from 'node:path';
import { ALL_LANGUAGES } from '../../src/i18n/languages.ts';

/** Path prefixes of the modules in one output file. `except` removes some of them. */
interface Contents {
  of: readonly string[];
  except?: readonly string[];
}

const ROOT = new URL('../..', import.meta.url).pathname;

const startsWithAny = (path: string, prefixes: readonly string[]) =>
  prefixes.some((prefix) => path.startsWith(prefix));

const pathOf = (id: string) => relative(ROOT, id).split(sep).join('/');

function contains({ of, except = [] }: Contents): (id: string) => boolean {
  return (id) => {
    const path = pathOf(id);
    return startsWithAny(path, of) && !startsWithAny(path, except);
  };
}

const TANSTACK = 'node_modules/@tanstack/';

/** The early script, which runs before all other code and starts loading it. */
const EARLY_SCRIPT: Contents = {
  of: [
    'src/api/early-addresses.ts',
    'src/api/early-requests.ts',
    'src/app/early-preload.ts',
    'src/app/first-view/first-view-in-page.ts',
    'src/app/routes/screen-code.ts',
    'src/app/start-up/early-calls.ts',
    'src/app/start-up/is-supported.ts',
    'src/app/start-up/load-code.ts',
    'src/browser/prefetch-picture.ts',
    'src/browser/storage/stored-entry.ts',
    'src/i18n/first-texts.ts',
    'src/i18n/languages.ts',
    'src/i18n/prefetch-formats.ts',
  ],
};

/** The code that watches the start: the notice of a slow one, and the reload of lost stylesheets. */
const START_WATCH: Contents = {
  of: [
    'src/app/start-up/lost-styles.ts',
    'src/app/start-up/slow-start.ts',
    'src/app/start-watch.ts',
    'src/i18n/early-texts.ts',
  ],
};

/** The mutator and the query library, without the code for mutations, paged lists and multiple queries. */
const CALLS: Contents = {
  of: [
    TANSTACK,
    'generated/operations.ts',
    'src/api/client.ts',
    'src/api/errors.ts',
    'src/api/events.ts',
    'src/api/exchange.ts',
    'src/api/http.ts',
    'src/api/in-flight.ts',
    'src/api/keys.ts',
    'src/api/redact.ts',
    'src/api/request.ts',
    'src/api/response-check.ts',
    'src/api/retry.ts',
    'src/api/with-query.ts',
    'src/browser/storage/storage.ts',
    'src/lib/parse/is.ts',
    'src/lib/store/emitter.ts',
  ],
  except: [
    `${TANSTACK}query-core/build/modern/queriesObserver.js`,
    `${TANSTACK}query-core/build/modern/infiniteQueryObserver.js`,
    `${TANSTACK}query-core/build/modern/mutationObserver.js`,
    `${TANSTACK}react-query/build/modern/useQueries.js`,
    `${TANSTACK}react-query/build/modern/useInfiniteQuery.js`,
    `${TANSTACK}react-query/build/modern/useMutation.js`,
  ],
};

/** The site around its screens, with the styles of the loader, so that the page has one stylesheet. */
const SITE: Contents = { of: ['src/app/app.tsx', 'src/theme/base.css', 'src/theme/tokens.css'] };

/** Modules that every list of events needs. The home page needs nothing else. */
const EVENTS: Contents = {
  of: [
    'generated/api/events/',
    'generated/api/profile/profile.ts',
    'src/api/hooks/is-favourite.ts',
    'src/browser/prefetch-picture.ts',
    'src/browser/trusted-types.ts',
    'src/browser/untouched.ts',
    'src/components/access/access-badge',
    'src/components/access/event-invitation',
    'src/components/access/use-access-to.ts',
    'src/components/event-card/',
    'src/components/event-list/',
    'src/components/favourites/event-favourites',
    'src/components/favourites/favourite-star.module.css',
    'src/components/loading/lazy-section',
    'src/components/loading/load-failure',
    'src/components/passes/use-price.ts',
    'src/i18n/time-zones',
    'src/lib/channel/category-tree.ts',
    'src/lib/channel/find-target.ts',
    'src/lib/event/',
    'src/lib/favourites/follows-event.ts',
    'src/lib/text/discipline.ts',
    'src/lib/text/money.ts',
    'src/ui/feedback/live-badge',
    'src/ui/feedback/skeleton',
    'src/ui/form/segmented',
    'src/ui/hooks/use-is-near.ts',
    'src/ui/hooks/use-media.ts',
    'src/ui/hooks/use-now.ts',
    'src/ui/hooks/use-seen.ts',
    'src/ui/layout/visually-hidden',
    'src/ui/picture/',
  ],
  except: [
    'generated/api/events/events-pages.ts',
    'src/components/event-list/event-table',
    'src/components/event-list/view-choices',
    'src/lib/event/by-day.ts',
    'src/lib/event/calendar-entry.ts',
    'src/lib/event/due-reminders.ts',
    'src/lib/event/upcoming-rows.ts',
    'src/lib/event/viewer-days.ts',
  ],
};

/** Form fields that other screens than forms show too. */
const FIELDS_OUTSIDE_FORMS = [
  'src/ui/form/bare-field',
  'src/ui/form/choices',
  'src/ui/form/date-field',
  'src/ui/form/search-box',
  'src/ui/form/search-select',
  'src/ui/form/segmented',
  'src/ui/form/select.',
];

const FORMS: Contents = {
  of: ['node_modules/react-hook-form/', 'src/lib/validation/', 'src/ui/form/'],
  except: FIELDS_OUTSIDE_FORMS,
};

/** Modules that the later rows of the home page, team pages and the library share. */
const ROWS_OF = [
  'generated/api/library/library.ts',
  'src/components/calendar/calendar-choices',
  'src/components/calendar/download-calendar',
  'src/components/calendar/games-calendar',
  'src/components/calendar/use-calendar-entry',
  'src/components/event-list/',
  'src/components/vod-card/',
  'src/components/vod-rail/',
  'src/lib/event/calendar-entry.ts',
  'src/lib/event/upcoming-rows.ts',
  'src/lib/favourites/follows-event.ts',
  'src/lib/favourites/games-of-favourites.ts',
  'src/lib/links/home-of.ts',
  'src/ui/feedback/progress-line',
];

/** Modules about the contents of passes, shared by the shop, the checkout, orders and team pages. */
const PASSES_OF = [
  'generated/api/orders/',
  'generated/api/passes/',
  'src/analytics/commerce.ts',
  'src/api/hooks/orders.ts',
  'src/browser/memory/form-draft.ts',
  'src/browser/memory/ready-memory.ts',
  'src/browser/storage/purchase-attempt.ts',
  'src/components/form-draft/',
  'src/components/passes/currency-note',
  'src/components/passes/event-rows',
  'src/components/passes/name-filter',
  'src/components/passes/pass-covers',
  'src/components/passes/product-adds',
  'src/components/passes/team-chooser',
  'src/components/passes/use-added.ts',
  'src/components/ready-line/',
  'src/features/passes/',
  'src/lib/orders/',
  'src/lib/purchase/',
  'src/lib/text/brand-name.ts',
];

/** Modules for game reminders, which are loaded on request or long after the first view. */
const REMINDERS_OF = ['src/components/reminders/', 'src/lib/event/due-reminders.ts'];

/** Modules for dialogs and popups, which are loaded when the viewer opens one. */
const DIALOGS_OF = ['src/ui/overlay/dialog', 'src/ui/overlay/keyboard-height.ts', 'src/ui/overlay/popup'];

/** Modules with which a screen decides how its video starts, before the player's code is there. */
const PLAYER_START_OF = [
  'src/player/session/preferences.ts',
  'src/player/session/start-mode.ts',
  'src/player/session/use-auto-play.ts',
];

/** Modules that the screens with a video share. */
const WATCHING_OF = [
  'src/analytics/viewing-reports.ts',
  'src/api/download-file.ts',
  'src/browser/memory/download-history.ts',
  'src/browser/saves-data.ts',
  'src/browser/watch-log/',
  'src/components/access/geo-notice',
  'src/components/download/',
  'src/components/loading/optional-section',
  'src/components/outage-receipt/lazy-outage-receipt.ts',
  'src/components/outage-receipt/trouble-button.tsx',
  'src/components/share/share-button',
  'src/lib/channel/geo-reference.ts',
  'src/lib/text/file-size.ts',
  'src/lib/watch-log/',
  'src/player/engine/data-use.ts',
  'src/player/engine/load-engine.ts',
  'src/player/engine/mime-type.ts',
  'src/player/engine/prefetch/',
  'src/player/engine/quality-levels.ts',
  'src/player/engine/wait-for-poster.ts',
  ...PLAYER_START_OF,
  'src/player/source/',
  'src/ui/list/render-in-slices',
];

/**
 * Modules that several of the other screens share. The HTML sanitiser is left out, because it is too large.
 */
const PIECES: Contents = {
  of: [
    TANSTACK,
    'generated/api/clips/',
    'generated/api/events/events-pages.ts',
    'generated/api/library/library-pages.ts',
    'src/api/hooks/favourites.ts',
    'src/api/hooks/geo-restriction.ts',
    'src/browser/',
    'src/components/',
    'src/lib/',
    'src/ui/',
  ],
  except: [
    ...ROWS_OF,
    ...PASSES_OF,
    ...REMINDERS_OF,
    ...DIALOGS_OF,
    ...WATCHING_OF,
    'src/browser/memory/reminders.ts',
    'src/components/channel-html/',
    'src/components/clip-list/',
    'src/components/share/copied-field',
    'src/lib/links/feed-links.ts',
    'src/components/outage-receipt/',
    'src/lib/text/similar.ts',
    'src/lib/validation/',
    'src/ui/card/',
    'src/ui/form/',
  ],
};
/** Cards of videos and clips, which several lazy-loaded parts show. */
const CARDS: Contents = { of: ['src/components/clip-list/', 'src/ui/card/'] };
/** The player, as one file for all videos, although the view of several videos uses only parts of it. */
const PLAYER: Contents = {
  of: [
    'src/player/captions/',
    'src/player/controls/',
    'src/player/embedded-video.tsx',
    'src/player/player-stage.tsx',
    'src/player/player.tsx',
    'src/player/recovery/',
    'src/player/session/',
    'src/player/video-player.tsx',
  ],
  except: [
    ...PLAYER_START_OF,
    'src/player/controls/compact-controls',
    'src/player/controls/games-menu',
    'src/player/controls/keys/help-sheet',
    'src/player/controls/lazy-icons',
    'src/player/controls/menu/list-menu',
    'src/player/controls/notes/joined-note',
    'src/player/controls/notes/live-status',
    'src/player/controls/notes/next-card',
    'src/player/controls/notes/resumed-note',
    'src/player/controls/occasional-parts',
    'src/player/controls/remote-button',
    'src/player/controls/seek/moments-menu',
    'src/player/controls/seek/seek-preview',
    'src/player/controls/tile/',
  ],
};
const DIALOGS: Contents = { of: DIALOGS_OF };
/**
 * Checks whether there are any reminders, so that the other reminder modules are only loaded if there are.
 */
const STORED_REMINDERS: Contents = { of: ['src/browser/memory/reminders.ts'] };
const REMINDERS: Contents = { of: REMINDERS_OF };
const ROWS: Contents = { of: ROWS_OF };
const FIELDS: Contents = { of: FIELDS_OUTSIDE_FORMS };
/** Modules that start a page which the edge has rendered. */
const FIRST_VIEW: Contents = {
  of: ['src/api/hooks/whole-channel.ts', 'src/app/first-view/'],
};
const WATCHING: Contents = { of: WATCHING_OF };
const PASSES: Contents = { of: PASSES_OF };
const AUTH: Contents = { of: ['src/api/form-refusal.ts', 'src/features/auth/'] };
/**
 * Small screens that e-mails and other sites link to. Separate files would add a file name for each to the
 * code of the first load.
 */
const ARRIVALS: Contents = {
  of: [
    'src/features/auth/password-reset-',
    'src/features/auth/social-callback-screen.tsx',
    'src/features/auth/verify-',
  ],
};
/** Screens that show a single text. */
const TEXT_PAGES: Contents = {
  of: [
    'src/features/pages/about-screen.tsx',
    'src/features/pages/block-page',
    'src/features/pages/privacy-policy-screen.tsx',
    'src/features/pages/simulate-screen.tsx',
    'src/features/pages/terms-conditions-screen.tsx',
  ],
};
const EVENT: Contents = { of: ['src/features/event/'] };

const MESSAGES = 'src/i18n/messages/';
const FIRST_AREAS = ['site', 'home', 'consent'];
const WATCH_AREAS = ['watch', 'ready', 'player', 'video', 'clips', 'forms'];

/** Groups texts that are needed together, because one file per area would mean one request per area. */
function textFile(id: string): string | null {
  const [area = '', file = ''] = pathOf(id).slice(MESSAGES.length).split('/');
  const language = file.replace('.json', '');
  if (FIRST_AREAS.includes(area)) return `${language}-first`;
  return `${language}-${WATCH_AREAS.includes(area) ? 'watch' : area}`;
}

const isPiece = [PIECES, FIELDS].map(contains);
const isEarlyScript = contains(EARLY_SCRIPT);

/**
 * Groups modules that many screens share. Split by importer, the build would make dozens of files, each
 * needing a request.
 */
export const codeFiles = [
  { name: 'begin', test: (id: string) => isEarlyScript(id) || id.includes('vite/preload-helper') },
  { name: 'start-watch', test: contains(START_WATCH) },
  { name: 'calls', test: contains(CALLS) },
  { name: 'site', test: contains(SITE) },
  { name: 'index', tags: ['$initial' as const] },
  { name: 'index', test: (id: string) => id.includes('rolldown/runtime') },
  { name: textFile, debugName: 'texts', test: contains({ of: [MESSAGES] }) },
  { name: 'events', test: contains(EVENTS) },
  { name: 'first-view', test: contains(FIRST_VIEW) },
  { name: 'pieces', test: (id: string) => isPiece.some((is) => is(id)), minShareCount: 2 },
  { name: 'watching', test: contains(WATCHING), minShareCount: 2 },
  { name: 'cards', test: contains(CARDS), minShareCount: 2 },
  { name: 'player', test: contains(PLAYER), minShareCount: 2 },
  { name: 'dialogs', test: contains(DIALOGS), minShareCount: 2 },
  { name: 'stored-reminders', test: contains(STORED_REMINDERS), minShareCount: 2 },
  { name: 'reminders', test: contains(REMINDERS), minShareCount: 2 },
  { name: 'rows', test: contains(ROWS), minShareCount: 2 },
  { name: 'forms', test: contains(FORMS) },
  { name: 'passes', test: contains(PASSES), minShareCount: 2 },
  { name: 'auth', test: contains(AUTH), minShareCount: 2 },
  { name: 'auth-calls', test: contains({ of: ['generated/api/auth/'] }) },
  { name: 'arrivals', test: contains(ARRIVALS) },
  { name: 'text-pages', test: contains(TEXT_PAGES) },
  { name: 'event', test: contains(EVENT), minShareCount: 2 },
];

const nameOf = (file: string) => file.split('/').at(-1) ?? '';
const FIRST_LOAD = ['begin-', 'calls-', 'index-', 'rolldown-runtime-', 'site-', 'start-watch-'];
/** Files that load long after the first view, so that the code before need not list their imports. */
const AFTER_FIRST_VIEW = ['after-first-view-', 'slow-notice-'];
const TEXTS = ALL_LANGUAGES.map((language) => `${language}-`);

/**
 * Returns the files that a lazy-loaded file still has to preload. The first load's files are already there,
 * text files have no imports, and files that are not urgent need no preload.
 */
export function withoutLoadedFiles(file: string, needed: readonly string[]): string[] {
  if (startsWithAny(nameOf(file), [...TEXTS, ...AFTER_FIRST_VIEW])) return [];
  return needed.filter((each) => !startsWithAny(nameOf(each), FIRST_LOAD));
}
