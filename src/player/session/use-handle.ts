import { type Ref, useEffect, useImperativeHandle } from 'react';
import { createStore } from '../../lib/store/store';
import type { PlaybackState, PlayerHandle } from '../types';
import type { PlayerParts } from './player-context';

const NOTHING: PlaybackState = {
  preroll: false,
  playing: false,
  ended: false,
  time: 0,
  duration: null,
  moment: null,
};

interface Inside {
  handle: PlayerHandle;
  connect(parts: PlayerParts | null): () => void;
}

/** What a player lets others do with it. It outlives engines, so that it can be held from the beginning. */
export function createHandle(): Inside {
  const playback = createStore<PlaybackState>(NOTHING);
  let parts: PlayerParts | null = null;
  let range: { start: number; end: number } | null = null;

  function tell(): void {
    if (!parts) return;
    const { playing, ended, time, duration } = parts.engine.state.get();
    const preroll = parts.session.state.get().phase === 'preroll';
    playback.set({
      preroll,
      ...{ playing, ended, time, duration },
      moment: parts.engine.momentShown(),
    });
    if (range && !preroll && (ended || time >= range.end || time < range.start - 1)) {
      parts.actions.seek(range.start);
      if (ended) parts.session.play();
    }
  }

  return {
    handle: {
      playback,
      play: () => parts?.session.play(),
      pause: () => parts?.session.pause(),
      seek: (time) => parts?.actions.seek(time),
      loop(wanted) {
        range = wanted;
        tell();
      },
      thumbnailAt: (time) => parts?.engine.thumbnailAt(time) ?? null,
    },
    connect(next) {
      parts = next;
      if (!next) return () => {};
      const stops = [next.engine.state.subscribe(tell), next.session.state.subscribe(tell)];
      tell();
      return () => {
        for (const stop of stops) stop();
        parts = null;
        playback.set(NOTHING);
      };
    },
  };
}

export function useHandle(
  ref: Ref<PlayerHandle> | undefined,
  inside: Inside,
  parts: PlayerParts | null,
): void {
  useImperativeHandle(ref, () => inside.handle, [inside]);
  useEffect(() => inside.connect(parts), [inside, parts]);
}
