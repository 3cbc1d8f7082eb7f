import { getListParticipantsQueryOptions } from '@generated/api/participants/participants';
import { getGetProfileQueryKey, getGetProfileQueryOptions } from '@generated/api/profile/profile';
import type { Bootstrap } from '@generated/model';
import type { QueryClient } from '@tanstack/react-query';
import { connectApi } from '../../api/connect';
import { isApiError } from '../../api/errors';
import { channelOptions } from '../../api/hooks/channel';
import { ALL_PARTICIPANTS } from '../../api/hooks/participants';
import { keyRing } from '../../api/http';
import { consent } from '../../browser/consent';
import { setOutsideAddresses } from '../../browser/outside-addresses';
import { setSiteServices } from '../../browser/site-services';
import { persistedState } from '../../browser/storage/persisted-state';
import { storage } from '../../browser/storage/storage';
import { dictionary } from '../../i18n/dictionary';
import { chooseLanguage, guessLanguage, type Language, offeredLanguages } from '../../i18n/languages';
import { withTimeout } from '../../lib/time/time';
import { applyTheme, channelTheme } from '../../theme/channel-theme';
import { START_BACKGROUND_KEY } from '../../theme/start-background';
import { cookieNoticePart } from '../layout/cookie-notice-part';
import { requestIn } from '../session/request-language';
import { prefetchRoute } from './prefetch-route';
import { loadConfig, type SiteConfig } from './site-config';
import { slowStart } from './slow-start';
import { startMocks } from './start-mocks';
import { storedLanguage } from './stored-language';

export interface Started {
  config: SiteConfig;
  channel: Bootstrap;
}

/**
 * The longest time that the loaded channel waits for the viewer and the teams. The site works without them.
 */
const MAX_VIEWER_WAIT_MS = 3_000;

/**
 * Fetches the keys and then the profile and, in parallel, the channel and the teams, which need no key.
 * Resolves once the channel and the viewer have loaded, or without the viewer if that takes too long.
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
  const branded = applyBranding(loadReadableChannel(queryClient, chosen), chosen, (language) => {
    routePrefetch.prefetchTexts(language);
    if (consent.read().showsBanner) dictionary.prefetch(language, ['consent']);
  });
  const viewerAndTeams = Promise.all([
    loadViewer(queryClient),
    queryClient.prefetchQuery(getListParticipantsQueryOptions(ALL_PARTICIPANTS)),
  ]);
  const [channel] = await Promise.all([
    branded,
    Promise.race([
      viewerAndTeams,
      // No screen works without a key, so this waits for it. The profile request reports a lost key.
      Promise.all([branded, keyRing.get().catch(() => {})]).then(() =>
        withTimeout(MAX_VIEWER_WAIT_MS, viewerAndTeams),
      ),
    ]),
  ]);
  await routePrefetch.open();
  return { config, channel };
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

export function showTheme(channel: Bootstrap): void {
  const theme = channelTheme({ ...channel['color-settings'] });
  applyTheme(theme, document.documentElement);
  storage.set(START_BACKGROUND_KEY, theme.properties['--body-background']);
}

/** Applies the channel's colours and language. */
async function applyBranding(
  loading: Promise<Bootstrap>,
  chosen: string | undefined,
  prefetchTexts: (language: Language) => void,
): Promise<Bootstrap> {
  const channel = await loading;
  showTheme(channel);
  const language = chooseLanguage(channel.settings, chosen, navigator.languages);
  prefetchTexts(language);
  await dictionary.open(language);
  return channel;
}

/**
 * Loads the channel with its texts in the viewer's language. The first request is sent before the channel's
 * languages are known. If it used the wrong language, everything requested in that language is fetched again.
 */
async function loadReadableChannel(queryClient: QueryClient, chosen: string | undefined): Promise<Bootstrap> {
  const channel = await loadChannel(queryClient);
  const { settings } = channel;
  const language = chooseLanguage(settings, chosen, navigator.languages);
  const requested = guessLanguage(chosen, navigator.languages) ?? settings.language;
  if (language === requested || offeredLanguages(settings).length < 2) return channel;
  requestIn(language);
  const [profile] = getGetProfileQueryKey();
  const hasTexts = ({ queryKey }: { queryKey: readonly unknown[] }) => queryKey[0] !== profile;
  await queryClient.cancelQueries({ predicate: hasTexts });
  queryClient.removeQueries({ predicate: hasTexts });
  return loadChannel(queryClient);
}

/**
 * Loads the channel by the bootstrap request. If this fails, a lazy-loaded fallback assembles the same data.
 */
async function loadChannel(queryClient: QueryClient): Promise<Bootstrap> {
  const options = channelOptions();
  try {
    return await queryClient.fetchQuery(options);
  } catch (error) {
    const channel = await import('./channel-by-parts')
      .then(({ channelByParts }) => channelByParts(location.hostname))
      .catch(() => {
        throw error;
      });
    // The data counts as stale, so that screens refetch once the backend responds again.
    queryClient.setQueryData(options.queryKey, channel, { updatedAt: 0 });
    return channel;
  }
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
