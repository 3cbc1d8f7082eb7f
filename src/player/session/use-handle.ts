import { type Ref, useEffect, useImperativeHandle } from 'react';
import { createStore } from '../../lib/store/store';
import type { PlaybackState, PlayerHandle } from '../types';
import type { PlayerParts } from './player-context';

const INITIAL_STATE: PlaybackState = {
  preroll: false,
  shouldPlay: false,
  playing: false,
  ended: false,
  time: 0,
  duration: null,
  moment: null,
};

interface HandleConnection {
  handle: PlayerHandle;
  connect(parts: PlayerParts | null): () => void;
}

/**
 * The handle with which other components control the player. It stays the same when the engine is replaced,
 * so it can be passed on from the first render.
 */
export function createHandle(): HandleConnection {
  const playback = createStore<PlaybackState>(INITIAL_STATE);
  let parts: PlayerParts | null = null;
  let range: { start: number; end: number } | null = null;
  let playRequested = false;

  function update(): void {
    if (!parts) return;
    const { shouldPlay, playing, ended, time, duration } = parts.engine.state.get();
    const preroll = parts.session.state.get().phase === 'preroll';
    playback.set({
      preroll,
      ...{ shouldPlay, playing, ended, time, duration },
      moment: parts.engine.wallClockTime(),
    });
    if (range && !preroll && (ended || time >= range.end || time < range.start - 1)) {
      parts.actions.seek(range.start);
      if (ended) parts.session.play();
    }
  }

  return {
    handle: {
      playback,
      play() {
        // A play request before the engine has loaded takes effect once it has.
        playRequested = parts === null;
        parts?.session.play();
      },
      pause() {
        playRequested = false;
        parts?.session.pause();
      },
      seek: (time) => parts?.actions.seek(time),
      loop(next) {
        range = next;
        update();
      },
      thumbnailAt: (time) => parts?.engine.thumbnailAt(time) ?? null,
    },
    connect(next) {
      parts = next;
      if (!next) return () => {};
      const stops = [next.engine.state.subscribe(update), next.session.state.subscribe(update)];
      update();
      if (playRequested) next.session.play();
      playRequested = false;
      return () => {
        for (const stop of stops) stop();
        parts = null;
        playback.set(INITIAL_STATE);
      };
    },
  };
}

export function useHandle(
  ref: Ref<PlayerHandle> | undefined,
  connection: HandleConnection,
  parts: PlayerParts | null,
): void {
  useImperativeHandle(ref, () => connection.handle, [connection]);
  useEffect(() => connection.connect(parts), [connection, parts]);
}
