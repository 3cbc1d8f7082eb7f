import type { Bootstrap } from '@generated/model';
import type { QueryClient } from '@tanstack/react-query';
import { channelOptions } from '../../api/hooks/channel';
import { markAsPartial } from '../../api/hooks/whole-channel';
import { whenIdle } from '../../browser/when-idle';
import { dictionary } from '../../i18n/dictionary';
import type { Language } from '../../i18n/languages';
import { type RenderedScreen, renderedScreen } from '../first-view/rendered-screen';
import { refetchIn } from '../session/request-language';
import { isInGuessedLanguage, languageOf, loadChannel } from './load-channel';
import { showTheme } from './show-theme';
import { clearStoredChannel, hasSameLook, readStoredChannel, storeChannel } from './stored-channel';
import { storedLanguage } from './stored-language';

/** The screens whose first view needs only what is stored. */
const SCREENS: readonly unknown[] = ['home', 'packages', 'schedule', 'watch'] satisfies RenderedScreen[];

/**
 * Returns the channel of an earlier visit if the site can start with it: on these screens, and with texts in
 * the viewer's language.
 */
export function findStoredChannel(apiHost: string, chosen: string | undefined): Bootstrap | null {
  if (!SCREENS.includes(renderedScreen(location.pathname))) return null;
  const { channel, language } = readStoredChannel(apiHost) ?? {};
  return channel && languageOf(channel, chosen) === language && isInGuessedLanguage(channel, chosen)
    ? channel
    : null;
}

/**
 * Starts with a stored channel while the current one loads. Returns a function that resolves with the current
 * channel if the site has to change for it, otherwise with null.
 */
export function startFromStorage(
  queryClient: QueryClient,
  apiHost: string,
  stored: Bootstrap,
): () => Promise<Bootstrap | null> {
  queryClient.setQueryData(channelOptions().queryKey, stored, { updatedAt: 0 });
  const loading = loadChannel(queryClient);
  loading.catch(() => {});
  markAsPartial(stored, () => loading.catch(() => loadChannel(queryClient)));
  return async () => {
    const channel = await loading.catch(() => null);
    if (!channel || hasSameLook(channel, stored)) return null;
    showTheme(channel);
    const language = languageOf(channel, await storedLanguage());
    if (language === dictionary.spoken()) void storeForNextVisit(queryClient, apiHost, language, channel);
    else await switchTo(language, queryClient).catch(() => {});
    return channel;
  };
}

/** Switches to another language, in which the stored channel has no texts. */
async function switchTo(language: Language, queryClient: QueryClient): Promise<void> {
  clearStoredChannel();
  await dictionary.open(language);
  refetchIn(language, queryClient);
}

/** The longest time that storing the channel waits for the page to be idle. */
const MAX_WAIT_MS = 5_000;

/** Stores the channel for the next visit, unless the backend could only deliver parts of it. */
export async function storeForNextVisit(
  queryClient: QueryClient,
  apiHost: string,
  language: Language,
  channel: Bootstrap,
): Promise<void> {
  const { dataUpdatedAt = 0 } = queryClient.getQueryState(channelOptions().queryKey) ?? {};
  if (dataUpdatedAt === 0) return;
  await whenIdle(MAX_WAIT_MS);
  storeChannel(apiHost, language, channel);
}
