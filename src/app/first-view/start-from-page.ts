import { getListParticipantsQueryKey } from '@generated/api/participants/participants';
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { channelOptions } from '../../api/hooks/channel';
import { ALL_PARTICIPANTS } from '../../api/hooks/participants';
import { completeChannel, markAsPartial } from '../../api/hooks/whole-channel';
import { keyRing } from '../../api/http';
import { recheckViewer } from '../../api/session/recheck-viewer';
import { firstView } from '../../browser/first-view';
import { untouched } from '../../browser/untouched';
import { whenIdle } from '../../browser/when-idle';
import { dictionary } from '../../i18n/dictionary';
import { chooseLanguage } from '../../i18n/languages';
import { cookieNoticePart } from '../layout/cookie-notice-part';
import { findScreen } from '../routes/find-screen';
import { PAGE_VIEW } from '../routes/screens';
import { requestIn } from '../session/request-language';
import { prefetchRoute } from '../start-up/prefetch-route';
import { showTheme } from '../start-up/show-theme';
import { readConfig } from '../start-up/site-config';
import { configureSite, openStoredState, type Started } from '../start-up/start-up';
import { storedLanguage } from '../start-up/stored-language';
import { loadDeferredImages } from './deferred-images';
import { type FirstViewData, fillQueries } from './first-view-data';
import { FIRST_VIEW_ID } from './first-view-in-page';
import { hasPress, repeatPress } from './repeat-press';

/** The longest time that work waits for React to hydrate the page. */
const MAX_HYDRATION_WAIT_MS = 1_000;

const INTERACTIONS = ['pointerdown', 'keydown', 'touchstart', 'wheel', 'scroll', 'focusin'] as const;

/**
 * Starts a page that was rendered at the edge from the data in the page, without an API call. Returns null if
 * the texts are in another language than the viewer's, and rejects if the data is unusable.
 */
export async function startFromPage(queryClient: QueryClient): Promise<Started | null> {
  const data = takeData();
  const { channel } = data;
  const storedKey = keyRing.peek();
  await openStoredState();
  const language = chooseLanguage(channel.settings, await storedLanguage(), navigator.languages);
  if (language !== data.language) return null;
  const config = readConfig(data.config);
  configureSite(config);
  requestIn(language);
  fillQueries(queryClient, data);
  const routePrefetch = prefetchRoute(location);
  routePrefetch.prefetchTexts(language);
  cookieNoticePart.isOnPage = document.querySelector('[data-notice]') !== null;
  if (cookieNoticePart.isOnPage) dictionary.prefetch(language, ['consent']);
  if (data.entries.some(([, , next]) => next)) routePrefetch.prefetchData(queryClient);
  await Promise.all([
    dictionary.open(language),
    routePrefetch.open(),
    openFirst(queryClient, location.pathname),
  ]);
  markAsPartial(channel, () => fetchRest(queryClient, data.trimmed));
  const complete = completeOnInteraction();
  const notice = cookieNoticePart.isOnPage ? cookieNoticePart.open() : null;
  // Waits until React has begun to hydrate the page.
  setTimeout(async () => {
    if (hasPress(document)) complete();
    // React ignores a press in a part whose code has not loaded yet.
    if (document.querySelector('[data-notice] [data-pressed]')) await notice;
    repeatPress(document.documentElement);
    void whenIdle(MAX_HYDRATION_WAIT_MS).then(() => {
      loadDeferredImages();
      // The page already has the channel's colours, so the theme can wait.
      showTheme(channel);
    });
  });
  firstView.renderWith(data);
  // React adopts the title. It would also adopt the tags that equal its own, which the site would then
  // remove, so they are removed now.
  for (const tag of document.querySelectorAll('head [data-first]')) {
    if (tag.matches('title')) tag.removeAttribute('data-first');
    else tag.remove();
  }
  untouched.replace(true);
  // The key of an earlier visit may belong to a session that the device does not know about.
  if (storedKey) void recheckViewer(queryClient).catch(() => {});
  return { config, channel };
}

/** Opens what an effect would otherwise open only after the screen's first render. */
async function openFirst(queryClient: QueryClient, path: string): Promise<void> {
  const { screen, id = 0 } = findScreen(path) ?? {};
  const { load = PAGE_VIEW } = screen ?? {};
  const view = await load.code();
  await view.openFirst?.(queryClient, { path, id, search: '' });
}

/** Fetches what the page lacks: the whole channel, all teams and the responses with these keys. */
const fetchRest = (queryClient: QueryClient, trimmed: readonly QueryKey[]): Promise<unknown> =>
  Promise.allSettled([
    queryClient.fetchQuery({ ...channelOptions(), staleTime: 0 }),
    queryClient.invalidateQueries({ queryKey: getListParticipantsQueryKey(ALL_PARTICIPANTS) }),
    // The current screen already has everything it needs of these responses; the next screen fetches them
    // again.
    ...trimmed.map((queryKey) => queryClient.invalidateQueries({ queryKey, refetchType: 'none' })),
  ]);

/** Reads the data and removes its element, because it is large and no other code reads it. */
function takeData(): FirstViewData {
  const element = document.getElementById(FIRST_VIEW_ID);
  element?.remove();
  return JSON.parse(element?.textContent ?? '');
}

/**
 * Fetches the rest of the channel at the first interaction, because a viewer who only looks needs no more
 * than the page shows. Returns the function that an interaction calls.
 */
function completeOnInteraction(): () => void {
  const done = new AbortController();
  const complete = () => {
    done.abort();
    untouched.replace(false);
    void completeChannel();
  };
  for (const type of INTERACTIONS)
    addEventListener(type, complete, { signal: done.signal, passive: true, capture: true });
  return complete;
}
