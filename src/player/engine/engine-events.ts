import type videojs from 'video.js';
import type { Emitter } from '../../lib/store/emitter';
import type { WritableStore } from '../../lib/store/store';
import { problemOf } from '../recovery/problem';
import { readHeight, readQualities, readStreamError } from './engine-quality';
import type { EngineEvents, EngineState } from './engine-types';

type Player = ReturnType<typeof videojs>;

interface Wiring {
  player: Player;
  video: HTMLVideoElement;
  store: WritableStore<EngineState>;
  events: Emitter<EngineEvents>;
  /** Where the current source begins. */
  startAt(): number;
  /** Speed and quality, which a new source doesn't know. */
  restore(): void;
}

/** So far the time must have gone for the picture to have moved, where frames aren't told. */
const MOVED_SECONDS = 0.25;

/** Turns the library's events into state and events of ours. */
export function listenToPlayer({ player, video, store, events, startAt, restore }: Wiring): void {
  let origin = 0;
  let frame = 0;
  const timeNow = () => player.currentTime() ?? 0;
  const halt = (time: number | null) => events.emit('halts', { at: performance.now(), time });

  function tellTimes(): void {
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

  function tellMoving(): void {
    if (player.paused() || player.seeking()) return;
    events.emit('moves', { at: performance.now(), time: timeNow(), rate: player.playbackRate() ?? 1 });
  }

  function tellFirstFrame(): void {
    if (store.get().moved) return;
    store.set({ moved: true });
    events.emit('firstFrame', undefined);
  }

  function tellHeight(): void {
    const height = readHeight(player.tech(true));
    if (height === null || height === store.get().height) return;
    store.set({ height });
    events.emit('height', height);
  }

  const listeners: Record<string, () => void> = {
    loadedmetadata() {
      const from = startAt();
      if (from > 0) player.currentTime(from);
      origin = from;
      tellTimes();
      store.set({ loaded: true, qualities: readQualities(player.tech(true)) });
      restore();
      tellHeight();
    },
    durationchange: tellTimes,
    progress() {
      tellTimes();
      tellHeight();
    },
    timeupdate() {
      tellTimes();
      tellMoving();
      const { wanted, moved, buffering, time } = store.get();
      if (player.paused() || player.seeking()) return;
      if (wanted && buffering && player.readyState() > 2) store.set({ buffering: false, playing: true });
      if (!moved && time > origin + MOVED_SECONDS) tellFirstFrame();
    },
    playing() {
      store.set({ playing: true, buffering: false, blocked: false, ended: false });
      tellMoving();
      if (store.get().moved || !('requestVideoFrameCallback' in video)) return;
      video.cancelVideoFrameCallback(frame);
      frame = video.requestVideoFrameCallback(tellFirstFrame);
    },
    play() {
      store.set({ wanted: true, ended: false });
    },
    pause() {
      // One of the source before comes late.
      if (!player.paused()) return;
      halt(timeNow());
      // A failure stops the picture; what the viewer wants stays.
      const wanted = store.get().wanted && store.get().problem !== null;
      store.set({ playing: false, wanted, buffering: false });
    },
    waiting() {
      halt(timeNow());
      const { playing, moved } = store.get();
      if (playing && moved && !player.seeking()) events.emit('stalled', undefined);
      store.set({ playing: false, buffering: true });
    },
    seeking() {
      halt(null);
      origin = timeNow();
      store.set({ ended: false });
      tellTimes();
    },
    seeked() {
      store.set({ buffering: false, playing: !player.paused() });
      tellTimes();
      tellMoving();
    },
    ended() {
      halt(timeNow());
      store.set({ ended: true, wanted: false, playing: false, buffering: false });
      events.emit('ended', undefined);
    },
    ratechange() {
      tellMoving();
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
      halt(null);
      store.set({ problem, playing: false, buffering: false });
      events.emit('problem', problem);
    },
  };
  for (const [name, listener] of Object.entries(listeners)) player.on(name, listener);
}
