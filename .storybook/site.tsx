import type { Decorator } from '@storybook/react-vite';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createContext, type ReactNode, use, useEffect, useRef, useState } from 'react';
import { type InitialEntry, MemoryRouter } from 'react-router-dom';
import { createQueryClient } from '../src/api/query-client';
import { App } from '../src/app/app';
import { requestIn } from '../src/app/session/request-language';
import type { Router } from '../src/app/site';
import { persistentPlayer } from '../src/features/event/persistent-player/persistent-player-store';
import { dictionary } from '../src/i18n/dictionary';
import { LanguageProvider } from '../src/i18n/language-provider';
import { ALL_LANGUAGES } from '../src/i18n/languages';
import { OpenOverlay } from '../src/ui/overlay/open-overlay';
import { usePopup } from '../src/ui/overlay/popup-queue';
import { Toaster } from '../src/ui/overlay/toaster';
import { dismissToast, useToasts } from '../src/ui/overlay/toasts';
import type { SiteState } from './demo/site-state';

interface StorySiteProps extends Pick<SiteState, 'path' | 'origin' | 'link'> {
  /** A component that needs the channel, rendered in place of the site's screens. */
  piece?: ReactNode;
}

/** Renders the whole site, including its start-up, at the address that the story names. */
export function Site({ path, origin, link, piece }: StorySiteProps) {
  const queryClient = useQueryClientOfStory();
  const { pathname, search, hash } = new URL(path, location.origin);
  return (
    <Entry value={{ pathname, search, hash, state: link ? { link } : null }}>
      <Piece value={piece}>
        <App
          queryClient={queryClient}
          entryAddress={origin && new URL(path, origin).href}
          router={piece ? PieceRouter : StoryRouter}
        />
      </Piece>
      <Leftovers />
    </Entry>
  );
}

/** Provides the address that the story names. Each story has its own history. */
const Entry = createContext<InitialEntry>('/');

const StoryRouter: Router = ({ children, useTransitions }) => (
  <MemoryRouter initialEntries={[use(Entry)]} useTransitions={useTransitions}>
    {children}
  </MemoryRouter>
);

const Piece = createContext<ReactNode>(null);

const PieceRouter: Router = () => (
  <MemoryRouter initialEntries={[use(Entry)]}>
    {use(Piece)}
    <Toaster />
    <OpenOverlay />
  </MemoryRouter>
);

/** Provides the context that a component needs: texts, colours and links. */
export const aroundPieces: Decorator = (Story) => (
  <Around>
    <Story />
  </Around>
);

function Around({ children }: { children: ReactNode }) {
  const queryClient = useQueryClientOfStory();
  return (
    <QueryClientProvider client={queryClient}>
      <LanguageProvider offered={ALL_LANGUAGES}>
        <MemoryRouter>
          {children}
          <Toaster />
          <OpenOverlay />
        </MemoryRouter>
        <Leftovers />
      </LanguageProvider>
    </QueryClientProvider>
  );
}

/** The query client of the displayed story, with the data that it has fetched. */
let fetched: QueryClient | null = null;

/**
 * Shows a story in French after it has played: its texts, and its fetched data unless the story has changed
 * that data.
 */
export async function showInFrench(state: SiteState): Promise<void> {
  await dictionary.open('fr');
  if (state.arrange) return;
  requestIn('fr');
  await fetched?.refetchQueries({ type: 'active', predicate: ({ state: { status } }) => status !== 'error' });
}

function useQueryClientOfStory() {
  const [queryClient] = useState(createQueryClient);
  useEffect(() => {
    fetched = queryClient;
    return () => {
      void queryClient.cancelQueries();
      queryClient.clear();
    };
  }, [queryClient]);
  return queryClient;
}

/**
 * Removes toasts, dialogs and the player after each story, because they belong to the page that all stories
 * share.
 */
function Leftovers() {
  const toasts = useToasts();
  const popup = usePopup();
  const latest = useRef({ toasts, popup });
  latest.current = { toasts, popup };
  useEffect(
    () => () => {
      for (const { id } of latest.current.toasts) dismissToast(id);
      latest.current.popup?.settle(false);
      persistentPlayer.close();
    },
    [],
  );
  return null;
}
