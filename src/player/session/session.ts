import { createStore, type Store } from '../../lib/store/store';
import { resumePosition } from '../../lib/time/resume-position';
import { withTimeout } from '../../lib/time/time';
import type { Engine, Problem } from '../engine/engine-types';
import { mimeType } from '../engine/mime-type';
import { type PrerollRun, runPreroll } from '../prerolls/run-preroll';
import { startRecovery } from '../recovery/recover';
import { reportPosition } from '../reports/report-position';
import { reportViewing } from '../reports/report-viewing';
import { reportWaits } from '../reports/report-waits';
import type { PlayerProps, PlayerSource, VideoSource } from '../types';
import { keepLive } from './keep-live';
import { liveStart } from './live-start';
import type { SessionState } from './session-state';

/** The time to wait for a fresh source before the current one is tried again. */
const REFRESH_TIMEOUT_MS = 10_000;
/** A fresh source is fetched this long before the current one expires. */
const EXPIRY_MARGIN_MS = 60_000;
const MAX_TIMER_MS = 2 ** 31 - 1;

export interface Session {
  state: Store<SessionState>;
  play(): void;
  pause(): void;
  /** Plays a recording from its beginning, wherever the viewer left off. */
  playFromStart(): void;
  skipPreroll(): void;
  retry(): void;
  /** Sets the page's current source: the first one, one with a new address, or another camera. */
  setSource(source: PlayerSource | null): void;
  dispose(): void;
}

type SessionProps = Omit<PlayerProps, 'ref' | 'title' | 'poster' | 'next'>;

const INITIAL_SESSION: SessionState = {
  phase: 'content',
  started: false,
  notice: 'none',
  problem: null,
  source: null,
  resumedAt: null,
};

const videoOnly = (source: PlayerSource | null | undefined) => (source?.type === 'video' ? source : null);

/**
 * Runs one video from its preroll to its end. It decides what to load and when, and how to recover from
 * failures.
 */
export function createSession(engine: Engine, props: () => SessionProps): Session {
  const first = props();
  const store = createStore<SessionState>({ ...INITIAL_SESSION, source: videoOnly(first.source) });
  const log: NonNullable<PlayerProps['onLog']> = (entry) => props().onLog?.(entry);
  const isContent = () => store.get().phase === 'content';
  const isLive = () => store.get().source?.live === true;
  const isAwaited = () => {
    const { source, phase } = store.get();
    const { problem, moved } = engine.state.get();
    return (
      phase === 'content' &&
      (!source || (source.live && problem?.code === 'not-found' && !moved && !hadFirstFrame))
    );
  };

  let hadFirstFrame = false;
  let pressed = false;
  /** Whether the viewer pressed retry. */
  let retryRequested = false;
  let disposed = false;
  let expiry: ReturnType<typeof setTimeout> | undefined;
  let preroll: PrerollRun | null = null;
  let fromStart = false;
  /** Whether the start stalled, so that the fallback plays the source from now on. */
  let fallback = false;
  /** The position at which a recording resumes after a failure. */
  let position = 0;

  /**
   * Returns how the next load plays: not at all before the start, and muted if the browser blocks sound and
   * nobody has pressed play yet.
   */
  function nextPlayMode(): boolean | 'auto' {
    return store.get().started && (pressed || 'auto');
  }

  function load(source: VideoSource, startAt: number, play: boolean | 'auto'): void {
    store.set({ source, problem: null });
    const { url, live, captions, thumbnailsUrl } = source;
    const type = mimeType(url, source.mimeType);
    engine.load({ url, live, type, captions, thumbnailsUrl, startAt, play, fallback });
    armExpiry(source);
  }

  function armExpiry(source: VideoSource): void {
    clearTimeout(expiry);
    if (source.expiresAt === null) return;
    const due = Math.max(0, source.expiresAt - Date.now() - EXPIRY_MARGIN_MS);
    // The device's clock may be wrong, so an address that seems expired is still tried.
    if (due > 0 && due < MAX_TIMER_MS) expiry = setTimeout(renew, due);
  }

  function loadContent(play: boolean | 'auto'): void {
    store.set({ phase: 'content' });
    const { source } = store.get();
    if (!source) {
      store.set({ notice: 'not-started' });
      return;
    }
    const from = source.live || fromStart ? 0 : resumePosition(props().startAt, source.duration);
    position = from;
    store.set({ resumedAt: from > 0 ? from : null });
    load(source, from, play);
  }

  async function fetchFresh(): Promise<VideoSource | null> {
    const request = props().refreshSource?.();
    if (!request) return videoOnly(props().source);
    const refreshed = await withTimeout(REFRESH_TIMEOUT_MS, request).catch(() => undefined);
    return videoOnly(refreshed) ?? videoOnly(props().source);
  }

  async function renew(): Promise<void> {
    const source = await fetchFresh();
    if (disposed || !source || !isContent()) return;
    const same = source.url === store.get().source?.url;
    const { shouldPlay, ended } = engine.state.get();
    if (!same && !ended) load(source, source.live ? 0 : position, shouldPlay && nextPlayMode());
    else {
      store.set({ source });
      armExpiry(source);
    }
  }

  async function reload(attempt: number): Promise<void> {
    log({ type: 'recovery', attempt });
    const source = (await fetchFresh()) ?? store.get().source;
    if (disposed || !isContent() || !source) return;
    const { shouldPlay, blocked } = engine.state.get();
    // A paused video stays paused.
    const play = shouldPlay || blocked || retryRequested || store.get().source === null;
    retryRequested = false;
    load(source, source.live ? 0 : position, play && nextPlayMode());
  }

  const recovery = startRecovery({
    engine,
    isAwaited,
    isActive: isContent,
    isLive,
    reload: (attempt) => void reload(attempt),
    hasFallback: () => !fallback && engine.hasFallback(),
    playFallback() {
      const { source } = store.get();
      if (!source) return;
      fallback = true;
      log({ type: 'recovery', attempt: 0 });
      load(source, source.live ? 0 : position, nextPlayMode());
    },
    onNotice(notice) {
      if (notice === 'failed' && store.get().notice !== 'failed') log({ type: 'gave-up' });
      store.set({ notice, problem: engine.state.get().problem });
    },
  });

  const callbacks = props;
  const stops = [
    recovery.dispose,
    keepLive(engine, () => isContent() && isLive()),
    reportViewing({ engine, isContent, callbacks }),
    reportWaits({ engine, session: store, callbacks }),
    reportPosition({ engine, isContent, callbacks }),
    engine.state.subscribe(() => {
      const { loaded, time, problem } = engine.state.get();
      if (isContent() && loaded && problem === null) position = time;
    }),
    engine.events.on('progress', () => {
      if (!isContent() || !engine.state.get().moved) return;
      store.set({ notice: 'none', started: true });
    }),
    engine.events.on('firstFrame', () => {
      if (!isContent()) return;
      if (!hadFirstFrame && isLive()) returnInWindow();
      hadFirstFrame = true;
    }),
    engine.events.on('height', (height) => log({ type: 'quality', height })),
    engine.events.on('problem', ({ code, detail, status }: Problem) => {
      log({ type: 'error', code: status === null ? code : `${code} ${status}`, detail });
    }),
    engine.events.on('ended', () => {
      if (isContent()) props().onEnded?.();
    }),
  ];

  /** Seeks to where the viewer left off in the live window. The window is known from the first frame on. */
  function returnInWindow(): void {
    const { seekStart: start, seekEnd: end } = engine.state.get();
    const time = liveStart(first.behindLive, Date.now(), { start, end });
    if (time === null) return;
    store.set({ resumedAt: time });
    engine.seek(time);
  }

  function begin(): void {
    const play = first.autoPlay ? 'auto' : false;
    store.set({ started: Boolean(first.autoPlay) });
    if (!first.preroll || !videoOnly(first.source)) {
      loadContent(play);
      return;
    }
    const { id } = first.preroll;
    store.set({ phase: 'preroll' });
    preroll = runPreroll({
      engine,
      preroll: first.preroll,
      play,
      isDue: () => props().isPrerollDue?.() ?? true,
      onShown: () => props().onPrerollShown?.(id),
      onDone(outcome) {
        log({ type: 'preroll', outcome });
        preroll = null;
        loadContent(nextPlayMode());
      },
    });
  }
  begin();

  return {
    state: store,
    play() {
      pressed = true;
      store.set({ started: true });
      if (engine.state.get().ended) engine.seek(0);
      engine.play();
    },
    playFromStart() {
      fromStart = true;
      pressed = true;
      store.set({ started: true });
      const { source } = store.get();
      if (!isContent() || !source) engine.play();
      else if (engine.state.get().loaded) {
        store.set({ resumedAt: null });
        engine.seek(0);
        engine.play();
      } else loadContent(true);
    },
    pause: () => engine.pause(),
    skipPreroll: () => preroll?.skip(),
    retry() {
      pressed = true;
      retryRequested = true;
      store.set({ started: true });
      recovery.retry();
    },
    setSource(received) {
      const source = videoOnly(received);
      const current = store.get().source;
      if (!source || current?.camera === source.camera) return;
      store.set({ source, notice: 'none' });
      // During a preroll, the source is only stored, to be played after it.
      if (!isContent()) return;
      if (!current) return loadContent(nextPlayMode());
      const { shouldPlay, ended } = engine.state.get();
      load(source, source.live || ended ? 0 : position, shouldPlay && nextPlayMode());
    },
    dispose() {
      disposed = true;
      clearTimeout(expiry);
      preroll?.dispose();
      for (const stop of stops) stop();
    },
  };
}
