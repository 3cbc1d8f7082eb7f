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
import { loadCookieNotice } from '../layout/load-cookie-notice';
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

/** How long a loaded channel waits for viewer and teams. The site works without them. */
const MAX_VIEWER_WAIT_MS = 3_000;

/**
 * Fetches the keys and then the profile; in parallel, the channel and the participants, which need no key.
 * Renders when the channel is loaded and the viewer too, unless that takes too long.
 */
export async function startUp(queryClient: QueryClient): Promise<Started> {
  const arrival = prefetchRoute(location);
  void openStoredState();
  const config = await loadConfig();
  await startMocks();
  configureSite(config);
  slowStart.waitFor('service');
  const chosen = await storedLanguage();
  requestIn(guessLanguage(chosen, navigator.languages));

  arrival.prefetchData(queryClient);
  const branded = applyBranding(loadReadableChannel(queryClient, chosen), chosen, (language) => {
    arrival.prefetchTexts(language);
    if (consent.read().asking) dictionary.prefetch(language, ['consent']);
  });
  const viewerAndTeams = Promise.all([
    loadViewer(queryClient),
    queryClient.prefetchQuery(getListParticipantsQueryOptions(ALL_PARTICIPANTS)),
  ]);
  const [channel] = await Promise.all([
    branded,
    Promise.race([
      viewerAndTeams,
      // Without a key no screen works, so wait for it. The profile request reports a lost key.
      Promise.all([branded, keyRing.get().catch(() => {})]).then(() =>
        withTimeout(MAX_VIEWER_WAIT_MS, viewerAndTeams),
      ),
    ]),
  ]);
  await arrival.open();
  return { config, channel };
}

/** Opens what earlier visits left, and loads the question that it may lead to. */
export async function openStoredState(): Promise<void> {
  await persistedState.open();
  if (consent.read().asking) loadCookieNotice().catch(() => {});
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
 * The channel with its texts in the viewer's language. The first request was sent before the channel's languages were
 * known; where the channel chooses otherwise, what was requested in the wrong language is fetched again.
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

/** The bootstrap request, or a lazy-loaded fallback that assembles the same data. */
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

/** A profile that fails to load means a visitor, unless the key is missing. */
async function loadViewer(queryClient: QueryClient): Promise<void> {
  try {
    await queryClient.fetchQuery(getGetProfileQueryOptions());
  } catch (error) {
    if (isApiError(error) && (error.kind === 'no-key' || error.kind === 'bad-key')) throw error;
    queryClient.setQueryData(getGetProfileQueryKey(), null);
  }
}
