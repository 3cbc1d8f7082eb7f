import { getListParticipantsQueryOptions } from '@generated/api/participants/participants';
import { getGetProfileQueryKey, getGetProfileQueryOptions } from '@generated/api/profile/profile';
import type { Bootstrap } from '@generated/model';
import type { QueryClient } from '@tanstack/react-query';
import { connectApi } from '../../api/connect';
import { isApiError } from '../../api/errors';
import { ALL_PARTICIPANTS } from '../../api/hooks/participants';
import { keyRing } from '../../api/http';
import { consent } from '../../browser/consent';
import { setOutsideAddresses } from '../../browser/outside-addresses';
import { setSiteServices } from '../../browser/site-services';
import { persistedState } from '../../browser/storage/persisted-state';
import { dictionary } from '../../i18n/dictionary';
import { guessLanguage, type Language } from '../../i18n/languages';
import { withTimeout } from '../../lib/time/time';
import { cookieNoticePart } from '../layout/cookie-notice-part';
import { requestIn } from '../session/request-language';
import { languageOf, loadReadableChannel } from './load-channel';
import { prefetchRoute } from './prefetch-route';
import { showTheme } from './show-theme';
import { loadConfig, type SiteConfig } from './site-config';
import { slowStart } from './slow-start';
import { findStoredChannel, startFromStorage, storeForNextVisit } from './start-from-storage';
import { startMocks } from './start-mocks';
import { storedLanguage } from './stored-language';

export interface Started {
  config: SiteConfig;
  channel: Bootstrap;
  /** What still loads if the site has started with the channel of an earlier visit. */
  rest?: RestOfStart;
}

interface RestOfStart {
  /** What the screen waits for; null if it has loaded. */
  viewerAndTeams: Promise<unknown> | null;
  /** Resolves with the current channel if the site has to change for it, otherwise with null. */
  changed: Promise<Bootstrap | null>;
}

/** The longest time that the loaded channel waits for the viewer and the teams. */
const MAX_VIEWER_WAIT_MS = 3_000;

/**
 * The time that a site with a stored channel waits for the viewer and the teams before it shows the layout
 * without a screen.
 */
const LAYOUT_DELAY_MS = 100;

/**
 * Fetches the keys and then the profile and, in parallel, the channel and the teams, which need no key.
 * Resolves once the channel and the viewer have loaded, or without the viewer if that takes too long. If the
 * device has stored the channel, it resolves with that one and the rest of the start.
 */
export async function startUp(queryClient: QueryClient): Promise<Started> {
  const routePrefetch = prefetchRoute(location);
  void openStoredState();
  const config = await loadConfig();
  await startMocks();
  configureSite(config);
  slowStart.waitFor('service');
  const chosen = await storedLanguage();
  requestIn(guessLanguage(chosen, navigator.languages));

  routePrefetch.prefetchData(queryClient);
  const { apiHost = '' } = config.hosts;
  const stored = findStoredChannel(apiHost, chosen);
  const loadChanged = stored && startFromStorage(queryClient, apiHost, stored);
  const loading = stored ? Promise.resolve(stored) : loadReadableChannel(queryClient, chosen);
  const branded = applyBranding(loading, chosen, (language) => {
    routePrefetch.prefetchTexts(language);
    if (consent.read().showsBanner) dictionary.prefetch(language, ['consent']);
  });
  const viewerAndTeams = loadViewerAndTeams(queryClient, branded);
  const opened = branded.then(() => routePrefetch.open());
  const [channel, hasViewer = false] = await Promise.all([
    branded,
    stored
      ? Promise.race([viewerAndTeams, opened.then(() => withTimeout(LAYOUT_DELAY_MS, viewerAndTeams))])
      : viewerAndTeams,
    opened,
  ]);
  if (loadChanged)
    return {
      ...{ config, channel },
      rest: { viewerAndTeams: hasViewer ? null : viewerAndTeams, changed: loadChanged() },
    };
  void storeForNextVisit(queryClient, apiHost, languageOf(channel, chosen), channel);
  return { config, channel };
}

/**
 * Loads the viewer and the teams. Resolves without them if they take too long after the channel and the key,
 * because the site works without them.
 */
async function loadViewerAndTeams(queryClient: QueryClient, channel: Promise<unknown>): Promise<true> {
  const loading = Promise.all([
    loadViewer(queryClient),
    queryClient.prefetchQuery(getListParticipantsQueryOptions(ALL_PARTICIPANTS)),
  ]);
  await Promise.race([
    loading,
    // No screen works without a key, so this waits for it. The profile request reports a lost key.
    Promise.all([channel, keyRing.get().catch(() => {})]).then(() =>
      withTimeout(MAX_VIEWER_WAIT_MS, loading),
    ),
  ]);
  return true;
}

/**
 * Opens the data that earlier visits stored, and preloads the cookie notice if the viewer still has to
 * decide.
 */
export async function openStoredState(): Promise<void> {
  await persistedState.open();
  if (consent.read().showsBanner) cookieNoticePart.load().catch(() => {});
}

/** Configures the parts of the site that depend on config.json. */
export function configureSite(config: SiteConfig): void {
  setOutsideAddresses(config.demo, config.scripts);
  setSiteServices(config);
  connectApi(config.hosts, location.hostname);
}

/** Applies the channel's colours and language. */
async function applyBranding(
  loading: Promise<Bootstrap>,
  chosen: string | undefined,
  prefetchTexts: (language: Language) => void,
): Promise<Bootstrap> {
  const channel = await loading;
  showTheme(channel);
  const language = languageOf(channel, chosen);
  prefetchTexts(language);
  await dictionary.open(language);
  return channel;
}

/**
 * Loads the viewer. If the profile fails to load, the viewer counts as a visitor, unless the key is missing.
 */
async function loadViewer(queryClient: QueryClient): Promise<void> {
  try {
    await queryClient.fetchQuery(getGetProfileQueryOptions());
  } catch (error) {
    if (isApiError(error) && (error.kind === 'no-key' || error.kind === 'bad-key')) throw error;
    queryClient.setQueryData(getGetProfileQueryKey(), null);
  }
}
