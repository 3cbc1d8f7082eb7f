import type { QueryClient } from '@tanstack/react-query';
import { startTransition, useEffect, useState } from 'react';
import { isApiError } from '../../api/errors';
import { apiEvents } from '../../api/events';
import { dictionary } from '../../i18n/dictionary';
import { chooseLanguage, isLanguage, type Language } from '../../i18n/languages';
import { applyTheme, channelTheme } from '../../theme/channel-theme';
import { ConfigError } from './site-config';
import { type Started, startUp } from './start-up';
import type { Failure } from './start-up-failure';
import { keptLanguage } from './stored-language';
import { withoutSuccessMarker } from './success-marker';

export type StartUpState =
  | { phase: 'starting' }
  | { phase: 'unreachable' }
  | { phase: 'failed'; failure: Failure; language: Language }
  | { phase: 'started'; started: Started };

/** Runs start-up once, and gives way to WHOOPS! whenever a key is lost for good. */
export function useStartUp(
  queryClient: QueryClient,
  listen: (queryClient: QueryClient) => () => void,
): StartUpState {
  const [state, setState] = useState<StartUpState>({ phase: 'starting' });

  useEffect(() => {
    let current = true;
    const show = (next: StartUpState) => {
      // Rendered in slices: the site is much to render, and the page stays free meanwhile.
      startTransition(() => {
        // A lost key outweighs whatever else failed, or went well, beside it.
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
    startUp(queryClient).then(
      (started) => show({ phase: 'started', started }),
      (error: unknown) => {
        const noKey = isApiError(error) && (error.kind === 'no-key' || error.kind === 'bad-key');
        void fail(error instanceof ConfigError ? error.fault : noKey ? 'no-key' : 'no-channel');
      },
    );
    return () => {
      current = false;
      for (const stop of stopListening) stop();
    };
  }, [queryClient, listen]);

  return state;
}

/** What the page speaks already; before the channel has said: what was chosen here, else the browser's. */
async function anyLanguage(): Promise<Language> {
  const guesses = [dictionary.spoken(), await keptLanguage(), navigator.language.slice(0, 2)];
  const language = chooseLanguage({ language: guesses.find(isLanguage) ?? null }, undefined);
  if (!document.documentElement.style.getPropertyValue('--body-background'))
    applyTheme(channelTheme({}), document.documentElement);
  await dictionary.open(language);
  return language;
}
