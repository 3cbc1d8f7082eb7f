import { getGetProfileQueryKey } from '@generated/api/profile/profile';
import type { Bootstrap } from '@generated/model';
import type { QueryClient } from '@tanstack/react-query';
import { channelOptions } from '../../api/hooks/channel';
import { chooseLanguage, guessLanguage, type Language, offeredLanguages } from '../../i18n/languages';
import { requestIn } from '../session/request-language';

/** The language of the channel's texts for this viewer. */
export const languageOf = ({ settings }: Bootstrap, chosen: string | undefined): Language =>
  chooseLanguage(settings, chosen, navigator.languages);

/** Whether the first request, sent before the channel's languages were known, has guessed the language. */
export function isInGuessedLanguage(channel: Bootstrap, chosen: string | undefined): boolean {
  const { settings } = channel;
  const requested = guessLanguage(chosen, navigator.languages) ?? settings.language;
  return languageOf(channel, chosen) === requested || offeredLanguages(settings).length < 2;
}

/**
 * Loads the channel with its texts in the viewer's language. If the first request used the wrong language,
 * everything requested in that language is fetched again.
 */
export async function loadReadableChannel(
  queryClient: QueryClient,
  chosen: string | undefined,
): Promise<Bootstrap> {
  const channel = await loadChannel(queryClient);
  if (isInGuessedLanguage(channel, chosen)) return channel;
  requestIn(languageOf(channel, chosen));
  const [profile] = getGetProfileQueryKey();
  const hasTexts = ({ queryKey }: { queryKey: readonly unknown[] }) => queryKey[0] !== profile;
  await queryClient.cancelQueries({ predicate: hasTexts });
  queryClient.removeQueries({ predicate: hasTexts });
  return loadChannel(queryClient);
}

/**
 * Loads the channel by the bootstrap request. If this fails, a lazy-loaded fallback assembles the same data.
 */
export async function loadChannel(queryClient: QueryClient): Promise<Bootstrap> {
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
