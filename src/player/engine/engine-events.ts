import type videojs from 'video.js';
import type { Emitter } from '../../lib/store/emitter';
import type { WritableStore } from '../../lib/store/store';
import { problemOf } from '../recovery/problem';
import { readHeight, readQualities, readStreamError } from './engine-quality';
import type { Seeking } from './engine-seeking';
import type { EngineEvents, EngineState } from './engine-types';

type Player = ReturnType<typeof videojs>;

interface Wiring {
  player: Player;
  video: HTMLVideoElement;
  store: WritableStore<EngineState>;
  events: Emitter<EngineEvents>;
  seeking: Seeking;
  /** The position at which the current source starts. */
  startAt(): number;
  /** Applies speed and quality again, because a new source resets them. */
  restore(): void;
}

/**
 * Where the browser has no frame callback, the first frame counts as shown once the time has advanced by this
 * much.
 */
const FIRST_FRAME_SECONDS = 0.25;

/** Translates the library's events into the engine's state and events. */
export function listenToPlayer({ player, video, store, events, seeking, startAt, restore }: Wiring): void {
  let origin = 0;
  let frame = 0;
  const timeNow = seeking.time;
  const emitStopped = (time: number | null) => events.emit('stopped', { at: performance.now(), time });

  function updateTimes(): void {
    const time = timeNow();
    const duration = player.duration();
    const seekable = player.seekable();
    const buffered = player.buffered();
    let bufferedEnd = time;
    for (let index = 0; index < buffered.length; index += 1)
      if (buffered.start(index) <= time + 0.1) bufferedEnd = Math.max(bufferedEnd, buffered.end(index));
    store.set({
      time,
      duration: duration && Number.isFinite(duration) ? duration : null,
      bufferedEnd,
      seekStart: seekable.length > 0 ? seekable.start(0) : 0,
      seekEnd: seekable.length > 0 ? seekable.end(seekable.length - 1) : 0,
    });
  }

  function emitProgress(): void {
    if (player.paused() || player.seeking()) return;
    events.emit('progress', { at: performance.now(), time: timeNow(), rate: player.playbackRate() ?? 1 });
  }

  function emitFirstFrame(): void {
    if (store.get().moved) return;
    store.set({ moved: true });
    events.emit('firstFrame', undefined);
  }

  function updateHeight(): void {
    const height = readHeight(player.tech(true));
    if (height === null || height === store.get().height) return;
    store.set({ height });
    events.emit('height', height);
  }

  const listeners: Record<string, () => void> = {
    loadedmetadata() {
      const from = startAt();
      if (from > 0) seeking.to(from);
      origin = from;
      updateTimes();
      store.set({ loaded: true, qualities: readQualities(player.tech(true)) });
      restore();
      updateHeight();
    },
    durationchange: updateTimes,
    progress() {
      updateTimes();
      updateHeight();
    },
    timeupdate() {
      updateTimes();
      emitProgress();
      const { shouldPlay, moved, buffering, time } = store.get();
      if (player.paused() || player.seeking()) return;
      if (shouldPlay && buffering && player.readyState() > 2) store.set({ buffering: false, playing: true });
      if (!moved && time > origin + FIRST_FRAME_SECONDS) emitFirstFrame();
    },
    playing() {
      store.set({ playing: true, buffering: false, blocked: false, ended: false });
      emitProgress();
      if (store.get().moved || !('requestVideoFrameCallback' in video)) return;
      video.cancelVideoFrameCallback(frame);
      frame = video.requestVideoFrameCallback(emitFirstFrame);
    },
    play() {
      store.set({ shouldPlay: true, ended: false });
    },
    pause() {
      // Ignores a late `pause` event of the previous source.
      if (!player.paused()) return;
      emitStopped(timeNow());
      // A failure also pauses the video, although the viewer still wants it to play.
      const shouldPlay = store.get().shouldPlay && store.get().problem !== null;
      store.set({ playing: false, shouldPlay, buffering: false });
    },
    waiting() {
      emitStopped(timeNow());
      const { playing, moved } = store.get();
      if (playing && moved && !player.seeking()) events.emit('stalled', undefined);
      store.set({ playing: false, buffering: true });
    },
    seeking() {
      emitStopped(null);
      origin = timeNow();
      store.set({ ended: false });
      updateTimes();
    },
    seeked() {
      store.set({ buffering: false, playing: !player.paused() });
      updateTimes();
      emitProgress();
    },
    ended() {
      emitStopped(timeNow());
      store.set({ ended: true, shouldPlay: false, playing: false, buffering: false });
      events.emit('ended', undefined);
    },
    ratechange() {
      emitProgress();
      store.set({ rate: player.playbackRate() ?? 1 });
    },
    volumechange() {
      const muted = player.muted() ?? false;
      store.set({ volume: player.volume() ?? 1, muted });
      if (!muted) store.set({ soundBlocked: false });
    },
    enterpictureinpicture: () => store.set({ pictureInPicture: true }),
    leavepictureinpicture: () => store.set({ pictureInPicture: false }),
    error() {
      const error = player.error();
      if (!error) return;
      const problem = problemOf(error, readStreamError(player.tech(true)));
      emitStopped(null);
      store.set({ problem, playing: false, buffering: false });
      events.emit('problem', problem);
    },
  };
  for (const [name, listener] of Object.entries(listeners)) player.on(name, listener);
}
