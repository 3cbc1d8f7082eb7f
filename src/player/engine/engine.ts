import videojs from 'video.js';
import { createEmitter } from '../../lib/store/emitter';
import { createStore } from '../../lib/store/store';
import { seekBeforeEnd } from './before-end';
import { allowedQualities } from './data-use';
import { EngineCaptions } from './engine-captions';
import { listenToPlayer } from './engine-events';
import { playsBothWays, streamByLibrary, usesNativePlayback } from './engine-fallback';
import { correctOffsets } from './engine-offsets';
import { answerFromPrefetched } from './engine-prefetched';
import { enableAll, enableOnly, limitToShare, switchTo } from './engine-quality';
import { fixRequestTimeouts } from './engine-requests';
import { seekAfterData } from './engine-seeking';
import { retireReplacedStreams } from './engine-timers';
import { addThumbnails, giveTracksFiles, thumbnailAt, wallClockTime } from './engine-tracks';
import type { Engine, EngineEvents, EngineOptions, EngineState, Load } from './engine-types';

/* The video.js engine. Only this file and its helpers engine-*.ts use the library, so that replacing or
   upgrading it changes no other file. The library decodes, streams and handles text tracks. We render the
   controls, so the library's own controls and styles are not loaded. */

const OPTIONS = {
  controls: false,
  preload: 'auto',
  children: ['mediaLoader'],
  inactivityTimeout: 0,
  userActions: { click: false, doubleClick: false, hotkeys: false },
  html5: {
    // Don't fetch captions that are off.
    preloadTextTracks: false,
    // Phones without Media Source have Managed Media Source instead.
    vhs: { useDevicePixelRatio: true, cacheEncryptionKeys: true, experimentalUseMMS: true },
  },
};

const UNLOADED = {
  loaded: false,
  shouldPlay: false,
  playing: false,
  buffering: false,
  ended: false,
  moved: false,
  time: 0,
  duration: null,
  bufferedEnd: 0,
  seekStart: 0,
  seekEnd: 0,
  qualities: [],
  height: null,
  cues: [],
  blocked: false,
  problem: null,
} satisfies Partial<EngineState>;

/** Longer than the library's own delay of 100 ms before it drops buffered segments. */
const SWITCH_DELAY_MS = 200;

videojs.log.level('off');

export function createEngine(host: HTMLElement, options: EngineOptions): Engine {
  const { volume, muted, soundBlocked, dataUse, captionLanguage } = options;
  let { share } = options;
  const tag = document.createElement('video');
  tag.playsInline = true;
  host.append(tag);
  const player = videojs(tag, OPTIONS);
  // On an iPhone or iPad the library replaces the element with a copy.
  const video = player.el().querySelector('video') ?? tag;
  // The library gives its element an English region label, but our own element is already a labelled region.
  // On Windows it also gives the video the role of an application.
  video.removeAttribute('role');
  for (const name of ['role', 'aria-label', 'lang', 'translate']) player.el().removeAttribute(name);

  const store = createStore<EngineState>({
    ...UNLOADED,
    ...{ rate: 1, volume, muted, quality: null, captions: [], caption: null },
    ...{ pictureInPicture: false, soundBlocked, dataUse },
  });
  const events = createEmitter<EngineEvents>();
  const retireStream = retireReplacedStreams(player);
  const releaseFile = giveTracksFiles(player.tech(true));
  const captions = new EngineCaptions(player, captionLanguage, store.set);
  let loaded: Load | null = null;
  let disposed = false;
  let switchTimer = 0;

  const isWebKit = usesNativePlayback(videojs.browser);
  const seeking = seekAfterData(player, video, isWebKit);
  if (isWebKit) correctOffsets(player);
  seekBeforeEnd(player.tech(true), video, () => loaded?.live === true);
  listenToPlayer({
    ...{ player, video, store, events, seeking },
    startAt: () => loaded?.startAt ?? 0,
    restore() {
      const { rate, quality } = store.get();
      if (rate !== 1) player.playbackRate(rate);
      applyShare();
      if (quality !== null) setQuality(quality);
      else applyDataUse();
    },
  });
  player.on('xhr-hooks-ready', () => {
    fixRequestTimeouts(player.tech(true));
    answerFromPrefetched(player.tech(true));
  });
  player.volume(volume);
  player.muted(muted);
  video.addEventListener('webkitbeginfullscreen', () => captions.showNatively(true));
  video.addEventListener('webkitendfullscreen', () => captions.showNatively(false));

  async function start(automatic: boolean): Promise<void> {
    store.set({ shouldPlay: true, blocked: false });
    try {
      await player.play();
    } catch (error) {
      if (disposed || !(error instanceof DOMException) || error.name !== 'NotAllowedError') return;
      if (!automatic || player.muted()) {
        store.set({ blocked: true, shouldPlay: false, buffering: false });
        return;
      }
      player.muted(true);
      store.set({ soundBlocked: true });
      await start(false);
    }
  }

  function setQuality(id: string | null): void {
    const chosen = store.get().qualities.find((quality) => quality.id === id) ?? null;
    store.set({ quality: chosen?.id ?? null });
    player.clearTimeout(switchTimer);
    if (chosen) {
      switchTo(player.tech(true), chosen.renditions);
      switchTimer = player.setTimeout(
        () => enableOnly(player.tech(true), chosen.renditions),
        SWITCH_DELAY_MS,
      );
    } else applyDataUse();
  }

  /** Turns on automatic quality within the viewer's data-use limit. */
  function applyDataUse(): void {
    const { qualities, dataUse: use } = store.get();
    const allowed = allowedQualities(qualities, use).flatMap(({ renditions }) => renditions);
    if (use === 'best') enableAll(player.tech(true));
    else enableOnly(player.tech(true), allowed);
  }

  /** A player that may use the whole connection keeps the library's own quality selection. */
  function applyShare(): void {
    if (share < 1) limitToShare(player.tech(true), videojs, () => share);
  }

  return {
    state: store,
    events,
    video,
    load(load) {
      events.emit('stopped', { at: performance.now(), time: null });
      loaded = load;
      store.set({ ...UNLOADED, buffering: load.play !== false });
      player.error(null);
      retireStream();
      streamByLibrary(player.tech(true), video, usesNativePlayback(videojs.browser) === load.fallback);
      // Measured on an unstable connection: buffer-based selection shows a recording in full size for 72 to
      // 100 % of the time, instead of 55 to 71 %, with fewer switches. A live stream has little buffer and
      // would then stall for 13 s instead of 2 s.
      player.src({ src: load.url, type: load.type, bufferBasedABR: !load.live });
      for (const { url: src, label, language: srclang, isDefault } of load.captions)
        player.addRemoteTextTrack({ kind: 'captions', src, label, srclang, default: isDefault }, false);
      if (load.thumbnailsUrl) addThumbnails(player, load.thumbnailsUrl, () => loaded === load);
      if (load.play !== false) void start(load.play === 'auto');
    },
    hasFallback: () => loaded !== null && playsBothWays(video, loaded.type),
    play: () => void start(false),
    pause() {
      store.set({ shouldPlay: false });
      player.pause();
    },
    seek(time) {
      events.emit('stopped', { at: performance.now(), time: player.currentTime() ?? null });
      seeking.to(time);
      store.set({ time });
      events.emit('seekRequested', time);
    },
    setRate: (rate) => player.playbackRate(rate),
    // Update the state at once: key presses come faster than the browser's events.
    setVolume(to) {
      player.volume(to);
      store.set({ volume: to });
    },
    setMuted(on) {
      // Controls that are removed after their player may still call this.
      if (disposed) return;
      player.muted(on);
      store.set({ muted: on });
    },
    setQuality,
    setDataUse(use) {
      store.set({ dataUse: use });
      if (store.get().quality === null) applyDataUse();
    },
    setShare(to) {
      share = to;
      applyShare();
    },
    setCaption: (id) => captions.choose(id),
    togglePictureInPicture() {
      const inside = document.pictureInPictureElement === video;
      const done = inside ? document.exitPictureInPicture() : video.requestPictureInPicture();
      // The browser may refuse picture-in-picture, for example before the first frame. Then nothing changes.
      done.catch(() => {});
    },
    thumbnailAt: (time) => thumbnailAt(player, loaded?.thumbnailsUrl ?? null, time),
    wallClockTime: () => wallClockTime(player),
    dispose() {
      disposed = true;
      events.emit('stopped', { at: performance.now(), time: player.currentTime() ?? null });
      captions.dispose();
      retireStream();
      player.dispose();
      releaseFile();
      host.replaceChildren();
    },
  };
}
