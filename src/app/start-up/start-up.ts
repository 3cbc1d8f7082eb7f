import { getListParticipantsQueryOptions } from '@generated/api/participants/participants';
import { getGetProfileQueryKey, getGetProfileQueryOptions } from '@generated/api/profile/profile';
import type { Bootstrap } from '@generated/model';
import type { QueryClient } from '@tanstack/react-query';
import { connectApi } from '../../api/connect';
import { isApiError } from '../../api/errors';
import { channelOptions } from '../../api/hooks/channel';
import { ALL_PARTICIPANTS } from '../../api/hooks/participants';
import { consent } from '../../browser/consent';
import { setOutsideAddresses } from '../../browser/outside-addresses';
import { storage } from '../../browser/storage/storage';
import { dictionary } from '../../i18n/dictionary';
import { chooseLanguage, type Language } from '../../i18n/languages';
import { applyTheme, channelTheme } from '../../theme/channel-theme';
import { START_BACKGROUND_KEY } from '../../theme/start-background';
import { loadCookieNotice } from '../layout/load-cookie-notice';
import { prefetchRoute } from './prefetch-route';
import { loadConfig, type SiteConfig } from './site-config';
import { startMocks } from './start-mocks';
import { keptLanguage } from './stored-language';

export interface Started {
  config: SiteConfig;
  channel: Bootstrap;
}

/**
 * Keys, then the profile; beside them, from the first moment, what needs no key: the channel's data and
 * the participants. The site renders when the channel and the viewer are known.
 */
export async function startUp(queryClient: QueryClient): Promise<Started> {
  const arrival = prefetchRoute(location);
  const asking = consent.read().asking;
  if (asking) loadCookieNotice().catch(() => {});
  const config = await loadConfig();
  await startMocks();
  setOutsideAddresses(config.demo, config.scripts);
  connectApi(config.hosts, location.hostname);

  arrival.ask(queryClient);
  const [channel] = await Promise.all([
    applyBranding(loadChannel(queryClient), (language) => {
      arrival.prefetchTexts(language);
      if (asking) dictionary.prefetch(language, ['consent']);
    }),
    loadViewer(queryClient),
    queryClient.prefetchQuery(getListParticipantsQueryOptions(ALL_PARTICIPANTS)),
  ]);
  await arrival.open();
  return { config, channel };
}

/** The channel in its colours and its language. */
async function applyBranding(
  loading: Promise<Bootstrap>,
  prefetchTexts: (language: Language) => void,
): Promise<Bootstrap> {
  const [channel, chosen] = await Promise.all([loading, keptLanguage()]);
  const theme = channelTheme({ ...channel['color-settings'] });
  applyTheme(theme, document.documentElement);
  storage.set(START_BACKGROUND_KEY, theme.properties['--body-background']);
  const language = chooseLanguage(channel.settings, chosen);
  prefetchTexts(language);
  await dictionary.open(language);
  return channel;
}

/** The bootstrap call, or the same channel asked for in other ways, whose code is loaded only then. */
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
    // Old at once, so that screens ask for the rest as soon as the backend answers again.
    queryClient.setQueryData(options.queryKey, channel, { updatedAt: 0 });
    return channel;
  }
}

/** A profile that can't be had makes a visitor, save when it is the key that is missing. */
async function loadViewer(queryClient: QueryClient): Promise<void> {
  try {
    await queryClient.fetchQuery(getGetProfileQueryOptions());
  } catch (error) {
    if (isApiError(error) && (error.kind === 'no-key' || error.kind === 'bad-key')) throw error;
    queryClient.setQueryData(getGetProfileQueryKey(), null);
  }
}
