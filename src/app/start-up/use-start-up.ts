import type { QueryClient } from '@tanstack/react-query';
import { startTransition, useEffect, useState } from 'react';
import { dropEarlyRequests } from '../../api/early-requests';
import { isApiError } from '../../api/errors';
import { apiEvents } from '../../api/events';
import { dictionary } from '../../i18n/dictionary';
import { guessLanguage, type Language } from '../../i18n/languages';
import { applyTheme, channelTheme } from '../../theme/channel-theme';
import { ConfigError } from './site-config';
import { type Started, startUp } from './start-up';
import type { Failure } from './start-up-failure';
import { storedLanguage } from './stored-language';
import { withoutSuccessMarker } from './success-marker';

export type StartUpState =
  | { phase: 'starting' }
  | { phase: 'unreachable' }
  | { phase: 'failed'; failure: Failure; language: Language }
  | { phase: 'started'; started: Started };

/**
 * Runs start-up only once, and not at all if the page has already started. Shows WHOOPS! whenever a key is
 * lost.
 */
export function useStartUp(
  queryClient: QueryClient,
  listen: (queryClient: QueryClient) => () => void,
  started: Started | null | undefined,
): StartUpState {
  const [state, setState] = useState<StartUpState>(
    started ? { phase: 'started', started } : { phase: 'starting' },
  );

  useEffect(() => {
    let current = true;
    const show = (next: StartUpState) => {
      // A transition renders the large site in slices, so the page stays responsive.
      startTransition(() => {
        // A lost key takes precedence over any other result.
        setState((now) => (!current || (now.phase === 'failed' && now.failure === 'no-key') ? now : next));
      });
    };
    const fail = async (failure: Failure) => {
      const language = await anyLanguage().catch(() => null);
      show(language ? { phase: 'failed', failure, language } : { phase: 'unreachable' });
    };

    const reached = withoutSuccessMarker(location.href);
    if (reached) history.replaceState(history.state, '', reached);

    const stopListening = [
      listen(queryClient),
      apiEvents.on('api-key', ({ state: keyState }) => {
        if (keyState === 'lost') void fail('no-key');
      }),
    ];
    if (!started)
      startUp(queryClient)
        .then(async (started) => {
          show({ phase: 'started', started });
          const { viewerAndTeams, changed } = started.rest ?? {};
          void changed?.then((channel) => {
            if (channel) show({ phase: 'started', started: { ...started, channel } });
          });
          await viewerAndTeams;
        })
        .catch((error: unknown) => {
          const noKey = isApiError(error) && (error.kind === 'no-key' || error.kind === 'bad-key');
          void fail(error instanceof ConfigError ? error.fault : noKey ? 'no-key' : 'no-channel');
        })
        .finally(dropEarlyRequests);
    return () => {
      current = false;
      for (const stop of stopListening) stop();
    };
  }, [queryClient, listen, started]);

  return state;
}

/**
 * Returns the language of the page. Before the channel is known, it is the stored language, otherwise the
 * browser's.
 */
async function anyLanguage(): Promise<Language> {
  const language = dictionary.spoken() ?? guessLanguage(await storedLanguage(), navigator.languages) ?? 'en';
  if (!document.documentElement.style.getPropertyValue('--body-background'))
    applyTheme(channelTheme({}), document.documentElement);
  await dictionary.open(language);
  return language;
}
