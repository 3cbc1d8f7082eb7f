import { createStore, type Store } from '../../lib/store/store';
import { withTimeout } from '../../lib/time/time';
import type { Engine, Problem } from '../engine/engine-types';
import { mimeType } from '../engine/mime-type';
import { type PrerollRun, runPreroll } from '../prerolls/run-preroll';
import { recover } from '../recovery/recover';
import { reportPosition } from '../reports/report-position';
import { reportViewing } from '../reports/report-viewing';
import { reportWaits } from '../reports/report-waits';
import type { PlayerProps, PlayerSource, VideoSource } from '../types';
import { keepLive } from './keep-live';
import { resumePosition } from './resume-position';
import type { SessionState } from './session-state';

/** How long a fresh source is waited for before the one at hand is tried again. */
const REFRESH_MS = 10_000;
/** So long before a source expires, a fresh one is fetched. */
const EXPIRY_MARGIN_MS = 60_000;
const LONGEST_TIMER_MS = 2 ** 31 - 1;

export interface Session {
  state: Store<SessionState>;
  play(): void;
  pause(): void;
  skipPreroll(): void;
  retry(): void;
  /** The page has an address for the same video where there was none, or that of another camera. */
  offer(source: PlayerSource | null): void;
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

const asVideo = (source: PlayerSource | null | undefined) => (source?.type === 'video' ? source : null);

/** One video from its preroll to its end: what is loaded when, and what becomes of failures. */
export function createSession(engine: Engine, props: () => SessionProps): Session {
  const first = props();
  const store = createStore<SessionState>({ ...INITIAL_SESSION, source: asVideo(first.source) });
  const log: NonNullable<PlayerProps['onLog']> = (entry) => props().onLog?.(entry);
  const isContent = () => store.get().phase === 'content';
  const isLive = () => store.get().source?.live === true;
  const isAwaited = () => {
    const { source, phase } = store.get();
    const { problem, moved } = engine.state.get();
    return (
      phase === 'content' && (!source || (source.live && problem?.code === 'not-found' && !moved && !seen))
    );
  };

  let seen = false;
  let pressed = false;
  /** The viewer asked to try again. */
  let asked = false;
  let disposed = false;
  let expiry: ReturnType<typeof setTimeout> | undefined;
  let preroll: PrerollRun | null = null;
  /** Where a recording goes on after a failure. */
  let position = 0;

  /** How it goes on: not at all before it has begun, without sound if need be where nobody has pressed yet. */
  function asBegun(): boolean | 'auto' {
    return store.get().started && (pressed || 'auto');
  }

  function load(source: VideoSource, startAt: number, play: boolean | 'auto'): void {
    store.set({ source, problem: null });
    const { url, live, captions, thumbnailsUrl } = source;
    engine.load({ url, live, type: mimeType(url, source.mimeType), captions, thumbnailsUrl, startAt, play });
    armExpiry(source);
  }

  function armExpiry(source: VideoSource): void {
    clearTimeout(expiry);
    if (source.expiresAt === null) return;
    const due = Math.max(0, source.expiresAt - Date.now() - EXPIRY_MARGIN_MS);
    // An address that has expired by this device's clock may still answer: the clock may be wrong.
    if (due > 0 && due < LONGEST_TIMER_MS) expiry = setTimeout(renew, due);
  }

  function loadContent(play: boolean | 'auto'): void {
    store.set({ phase: 'content' });
    const { source } = store.get();
    if (!source) {
      store.set({ notice: 'not-started' });
      return;
    }
    const from = source.live ? 0 : resumePosition(props().startAt, source.duration);
    position = from;
    store.set({ resumedAt: from > 0 ? from : null });
    load(source, from, play);
  }

  async function fresh(): Promise<VideoSource | null> {
    const answering = props().refreshSource?.();
    if (!answering) return asVideo(props().source);
    const answer = await withTimeout(REFRESH_MS, answering).catch(() => undefined);
    return asVideo(answer) ?? asVideo(props().source);
  }

  async function renew(): Promise<void> {
    const source = await fresh();
    if (disposed || !source || !isContent()) return;
    const same = source.url === store.get().source?.url;
    const { wanted, ended } = engine.state.get();
    if (!same && !ended) load(source, source.live ? 0 : position, wanted && asBegun());
    else {
      store.set({ source });
      armExpiry(source);
    }
  }

  async function reload(attempt: number): Promise<void> {
    log({ type: 'recovery', attempt });
    const source = (await fresh()) ?? store.get().source;
    if (disposed || !isContent() || !source) return;
    const { wanted, blocked } = engine.state.get();
    // What the viewer paused stays paused.
    const play = wanted || blocked || asked || store.get().source === null;
    asked = false;
    load(source, source.live ? 0 : position, play && asBegun());
  }

  const recovery = recover({
    engine,
    isAwaited,
    isActive: isContent,
    isLive,
    reload: (attempt) => void reload(attempt),
    tell(notice) {
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
    engine.events.on('moves', () => {
      if (!isContent() || !engine.state.get().moved) return;
      store.set({ notice: 'none', started: true });
    }),
    engine.events.on('firstFrame', () => {
      if (isContent()) seen = true;
    }),
    engine.events.on('height', (height) => log({ type: 'quality', height })),
    engine.events.on('problem', ({ code, detail, status }: Problem) => {
      log({ type: 'error', code: status === null ? code : `${code} ${status}`, detail });
    }),
    engine.events.on('ended', () => {
      if (isContent()) props().onEnded?.();
    }),
  ];

  function begin(): void {
    const play = first.autoPlay ? 'auto' : false;
    store.set({ started: Boolean(first.autoPlay) });
    if (!first.preroll || !asVideo(first.source)) {
      loadContent(play);
      return;
    }
    const { id } = first.preroll;
    store.set({ phase: 'preroll' });
    preroll = runPreroll({
      engine,
      preroll: first.preroll,
      play,
      onShown: () => props().onPrerollShown?.(id),
      onDone(outcome) {
        log({ type: 'preroll', outcome });
        preroll = null;
        loadContent(asBegun());
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
    pause: () => engine.pause(),
    skipPreroll: () => preroll?.skip(),
    retry() {
      pressed = true;
      asked = true;
      store.set({ started: true });
      recovery.retry();
    },
    offer(offered) {
      const source = asVideo(offered);
      const current = store.get().source;
      if (!source || current?.camera === source.camera) return;
      store.set({ source, notice: 'none' });
      // Behind a preroll it is what follows.
      if (!isContent()) return;
      if (!current) return loadContent(asBegun());
      const { wanted, ended } = engine.state.get();
      load(source, source.live || ended ? 0 : position, wanted && asBegun());
    },
    dispose() {
      disposed = true;
      clearTimeout(expiry);
      preroll?.dispose();
      for (const stop of stops) stop();
    },
  };
}
