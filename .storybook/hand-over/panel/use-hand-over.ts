import { useCallback, useEffect, useRef, useState } from 'react';
import { STORY_FINISHED } from 'storybook/internal/core-events';
import { useChannel, useParameter, useStorybookApi, useStorybookState } from 'storybook/manager-api';
import { PAGE_READ, READ_PAGE, type Reading } from '../facts';
import { composeHandOver, type HandOver } from './compose';
import { loadAll } from './load';

/** The parameter that each story of a screen sets: see `SiteState`. */
interface SiteParameter {
  path: string;
  isPiece?: boolean;
}

export type View =
  | { state: 'playing' }
  | { state: 'ready'; handOver: HandOver }
  | { state: 'failed'; message: string };

const PLAYING: View = { state: 'playing' };

/** Returns the panel's content for the open story, and a function that reads its page again. */
export function useHandOver(panel: string): { view: View; readAgain(): void } {
  const { storyId, selectedPanel } = useStorybookState();
  const site = useParameter<SiteParameter | null>('site', null);
  const address = site && !site.isPiece ? site.path : undefined;
  const [shown, setShown] = useState<{ storyId: string; view: View }>({ storyId: '', view: PLAYING });
  // Storybook also renders a panel that is hidden or behind another one, so this checks whether it is
  // visible.
  const isOpen = useStorybookApi().getIsPanelShown() && selectedPanel === panel;
  const latest = useRef({ storyId, address, isOpen });
  latest.current = { storyId, address, isOpen };

  const show = useCallback(async (reading: Reading) => {
    if (reading.storyId !== latest.current.storyId) return;
    const view = await viewOf(reading, latest.current.address);
    // While a story plays again, the panel keeps showing the previous content.
    setShown((before) =>
      view === PLAYING && before.storyId === reading.storyId ? before : { storyId: reading.storyId, view },
    );
  }, []);

  const emit = useChannel({
    [PAGE_READ]: show,
    [STORY_FINISHED]: ({ storyId: finished }: { storyId: string }) => {
      if (latest.current.isOpen) emit(READ_PAGE, finished);
    },
  });
  useEffect(() => {
    if (isOpen) emit(READ_PAGE, storyId);
  }, [emit, isOpen, storyId]);

  return {
    view: shown.storyId === storyId ? shown.view : PLAYING,
    readAgain: () => emit(READ_PAGE, storyId),
  };
}

async function viewOf(reading: Reading, address: string | undefined): Promise<View> {
  if (reading.state === 'playing') return PLAYING;
  if (reading.state === 'failed') return reading;
  try {
    const { data, names, states, fileOf } = await loadAll();
    const { id, title, name } = names.find((story) => story.id === reading.storyId) ?? UNLISTED;
    const story = { id, title, name, file: fileOf.get(id) ?? '', ...(address && { address }) };
    return { state: 'ready', handOver: composeHandOver(story, reading.facts, data, { names, states }) };
  } catch (error) {
    return { state: 'failed', message: error instanceof Error ? error.message : String(error) };
  }
}

const UNLISTED = { id: '', title: '', name: '' };
