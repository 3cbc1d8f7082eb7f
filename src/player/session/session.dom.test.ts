import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type FakeEngine, fakeEngine } from '../engine/fake-engine.test-help';
import type { PlayerProps, VideoSource } from '../types';
import { createSession, type Session } from './session';

const SOURCE: VideoSource = {
  type: 'video',
  camera: null,
  url: '/vod.m3u8',
  mimeType: null,
  live: false,
  duration: 600,
  captions: [],
  thumbnailsUrl: null,
  expiresAt: null,
};
const LIVE: VideoSource = { ...SOURCE, url: '/live.m3u8', live: true };

let engine: FakeEngine;
let session: Session | null = null;

function start(props: Partial<PlayerProps> = {}): Session {
  engine = fakeEngine();
  const all: PlayerProps = { videoId: 1, title: '', source: SOURCE, ...props };
  session = createSession(engine, () => all);
  return session;
}

/** Simulates that the video plays for this many seconds. */
async function watch(seconds: number, from = engine.state.get().time): Promise<void> {
  for (let quarter = 0; quarter <= seconds * 4; quarter += 1) {
    engine.progress(from + quarter / 4);
    if (quarter < seconds * 4) await vi.advanceTimersByTimeAsync(250);
  }
}

const urls = () => engine.loads.map(({ url }) => url);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  session?.dispose();
  session = null;
  vi.useRealTimers();
});

describe('resuming where a viewer left off', () => {
  test('plays a recording from its beginning on request, before and after it has loaded', () => {
    start({ startAt: 120 }).playFromStart();
    expect(engine.loads.at(-1)).toMatchObject({ startAt: 0, play: true });
    start({ startAt: 120 }).play();
    engine.progress(121);
    session?.playFromStart();
    expect(engine.state.get()).toMatchObject({ time: 0, shouldPlay: true });
    expect(session?.state.get().resumedAt).toBeNull();
  });

  test('plays a recording from its beginning after the preroll, on request', () => {
    start({ startAt: 120, preroll: { id: 31, url: '/preroll.mp4', skipAfter: null } }).playFromStart();
    engine.progress(1);
    engine.end();
    expect(engine.loads[1]).toMatchObject({ url: '/vod.m3u8', startAt: 0 });
  });

  test('returns to the viewer’s last position in the live window only once', () => {
    start({ source: LIVE, behindLive: { seconds: 90, at: Date.now() } }).play();
    engine.state.set({ seekStart: 0, seekEnd: 120, duration: null });
    engine.progress(118);
    expect(engine.state.get().time).toBe(30);
    expect(session?.state.get().resumedAt).toBe(30);
    engine.state.set({ moved: false });
    engine.progress(118);
    expect(engine.state.get().time).toBe(118);
  });

  test('reports how far behind live the viewer is, and null at the live edge', async () => {
    const reported = vi.fn();
    start({ source: LIVE, onBehindLive: reported }).play();
    engine.state.set({ seekStart: 0, seekEnd: 120, duration: null });
    engine.progress(118);
    engine.pause();
    expect(reported).toHaveBeenLastCalledWith(null);
    engine.seek(40);
    engine.progress(40);
    engine.pause();
    expect(reported).toHaveBeenLastCalledWith({ seconds: 80, at: Date.now() });
  });
});

describe('playing a preroll', () => {
  const preroll = { id: 31, url: '/preroll.mp4', skipAfter: null };

  test('plays a preroll first, then resumes the video with the same volume', () => {
    const shown = vi.fn();
    start({ preroll, startAt: 120, onPrerollShown: shown }).play();
    expect(urls()).toEqual(['/preroll.mp4']);
    engine.progress(1);
    engine.setVolume(0.3);
    engine.end();
    expect(engine.loads[1]).toMatchObject({ url: '/vod.m3u8', startAt: 120, play: true });
    expect(engine.state.get().volume).toBe(0.3);
    expect(shown).toHaveBeenCalledExactlyOnceWith(31);
  });

  test('drops a preroll that fails before play is pressed, and the video then waits for the press', () => {
    start({ preroll });
    engine.fail(404);
    expect(engine.loads[1]).toMatchObject({ url: '/vod.m3u8', play: false });
  });

  test('a preroll counts neither as the first frame nor as time watched nor as a position', async () => {
    const [onFirstFrame, onViewing, onPosition] = [vi.fn(), vi.fn(), vi.fn()];
    start({ preroll, onFirstFrame, onViewing, onPosition }).play();
    await watch(15);
    expect([onFirstFrame, onViewing, onPosition].map((fn) => fn.mock.calls.length)).toEqual([0, 0, 0]);
    engine.end();
    await watch(12, 0);
    expect(onFirstFrame).toHaveBeenCalledTimes(1);
    expect(onViewing.mock.lastCall?.[0].seconds).toBeCloseTo(10, 0);
  });

  test('shows no preroll before an embedded or missing video', () => {
    start({ preroll, source: null });
    expect(urls()).toEqual([]);
  });
});

describe('reporting the time watched', () => {
  test('reports the time watched after ten seconds, then every thirty and at the end, under one view id', async () => {
    const onViewing = vi.fn();
    start({ onViewing }).play();
    await watch(45);
    session?.dispose();
    const calls = onViewing.mock.calls.map(([viewing]) => viewing);
    expect(calls.map(({ seconds }) => Math.round(seconds))).toEqual([10, 40, 45]);
    expect(calls.map(({ final }) => final)).toEqual([false, false, true]);
    expect(new Set(calls.map(({ viewUuid }) => viewUuid)).size).toBe(1);
  });

  test('reports exactly the time watched when the page closes', async () => {
    const onViewing = vi.fn();
    start({ onViewing }).play();
    await watch(7);
    window.dispatchEvent(new Event('pagehide'));
    expect(onViewing).toHaveBeenLastCalledWith(expect.objectContaining({ final: true }));
    expect(onViewing.mock.lastCall?.[0].seconds).toBeCloseTo(7, 1);
  });

  test('reports no viewing when nothing was watched', () => {
    const onViewing = vi.fn();
    start({ onViewing });
    session?.dispose();
    expect(onViewing).not.toHaveBeenCalled();
  });
});

test('reports the playback position on pause and at the end', async () => {
  const onPosition = vi.fn();
  start({ onPosition }).play();
  await watch(2, 300);
  engine.pause();
  expect(onPosition).toHaveBeenLastCalledWith({ time: 302, duration: 600, ended: false });
  engine.end();
  expect(onPosition).toHaveBeenLastCalledWith({ time: 302, duration: 600, ended: true });
});

describe('recovering from playback failures', () => {
  test('loads a fresh source at the same position after a playback error', async () => {
    const refreshSource = vi.fn(async () => ({ ...SOURCE, url: '/fresh.m3u8' }));
    start({ refreshSource }).play();
    await watch(3, 200);
    engine.fail(403);
    await vi.advanceTimersByTimeAsync(3_000);
    expect(engine.loads[1]).toMatchObject({ url: '/fresh.m3u8', startAt: 203, play: true });
  });

  test('loads the source again after a stall of eight seconds; a live stream continues at the edge', async () => {
    start({ source: LIVE }).play();
    await watch(3, 50);
    engine.stall();
    await vi.advanceTimersByTimeAsync(7_000);
    expect(engine.loads).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(3_000);
    expect(engine.loads[1]).toMatchObject({ url: '/live.m3u8', startAt: 0, play: true });
  });

  test('tries the old video source when a fresh one can’t be fetched', async () => {
    const refreshSource = () => Promise.reject(new Error('offline'));
    start({ refreshSource }).play();
    await watch(1);
    engine.fail();
    await vi.advanceTimersByTimeAsync(3_000);
    expect(urls()).toEqual(['/vod.m3u8', '/vod.m3u8']);
  });

  test('a paused video stays paused after recovery', async () => {
    start().play();
    await watch(1);
    engine.pause();
    engine.fail();
    await vi.advanceTimersByTimeAsync(3_000);
    expect(engine.loads[1]).toMatchObject({ play: false });
  });

  test('a video that was paused before it ever played stays paused after recovery', async () => {
    start().play();
    engine.fail();
    engine.pause();
    await vi.advanceTimersByTimeAsync(3_000);
    expect(engine.loads[1]).toMatchObject({ play: false });
  });

  test('stops reloading a failing video after all retries, and lets the viewer retry', async () => {
    start().play();
    for (let second = 0; second < 200; second += 1) {
      if (engine.state.get().problem === null) engine.fail();
      await vi.advanceTimersByTimeAsync(1_000);
    }
    expect(session?.state.get().notice).toBe('failed');
    const { length } = engine.loads;
    expect(length).toBe(8);
    session?.retry();
    await vi.advanceTimersByTimeAsync(100);
    expect(engine.loads).toHaveLength(length + 1);
    await watch(1);
    expect(session?.state.get().notice).toBe('none');
  });

  test('polls for a stream that has not started, without showing a failure', async () => {
    let there = false;
    const refreshSource = vi.fn(async () => (there ? LIVE : null));
    start({ source: null, refreshSource, autoPlay: true });
    await vi.advanceTimersByTimeAsync(120_000);
    expect(session?.state.get().notice).toBe('not-started');
    expect(engine.loads).toEqual([]);
    there = true;
    await vi.advanceTimersByTimeAsync(40_000);
    expect(urls()).toContain('/live.m3u8');
    await watch(1);
    expect(session?.state.get().notice).toBe('none');
  });

  test('shows a missing live stream as not started, but a missing recording as recovering', async () => {
    start({ source: LIVE, autoPlay: true });
    engine.fail(404);
    await vi.advanceTimersByTimeAsync(200);
    expect(session?.state.get().notice).toBe('not-started');
    session?.dispose();
    start({ autoPlay: true });
    engine.fail(404);
    await vi.advanceTimersByTimeAsync(200);
    expect(session?.state.get().notice).toBe('recovering');
  });
});

describe('when the start of playback stalls', () => {
  test('switches to the fallback playback once, and shows a notice until the video plays', async () => {
    start().play();
    engine.fallback = true;
    engine.state.set({ bufferedEnd: 5 });
    await vi.advanceTimersByTimeAsync(8_000);
    expect(engine.loads.slice(1)).toMatchObject([{ url: '/vod.m3u8', fallback: true, play: true }]);
    expect(session?.state.get().notice).toBe('fallback');
    engine.state.set({ bufferedEnd: 5, playing: true });
    await vi.advanceTimersByTimeAsync(2_000);
    expect(session?.state.get().notice).toBe('fallback');
    await watch(1);
    expect(session?.state.get().notice).toBe('none');
  });

  test('keeps the fallback playback when the source is loaded again', async () => {
    start().play();
    engine.fallback = true;
    engine.state.set({ bufferedEnd: 5 });
    await vi.advanceTimersByTimeAsync(8_000);
    engine.state.set({ bufferedEnd: 5 });
    await vi.advanceTimersByTimeAsync(20_000);
    expect(engine.loads.length).toBeGreaterThan(2);
    expect(engine.loads.slice(1).every(({ fallback }) => fallback)).toBe(true);
  });

  test('loads a stalled source again where the browser has no fallback playback', async () => {
    start().play();
    engine.state.set({ bufferedEnd: 5 });
    await vi.advanceTimersByTimeAsync(10_000);
    expect(engine.loads[1]).toMatchObject({ fallback: false });
    expect(session?.state.get().notice).toBe('recovering');
  });
});

describe('renewing a source that expires', () => {
  test('renews a source a minute before it expires and resumes at the same position', async () => {
    const expiresAt = Date.now() + 90_000;
    const refreshSource = vi.fn(async () => ({
      ...SOURCE,
      url: '/next.m3u8',
      expiresAt: expiresAt + 3_600_000,
    }));
    start({ source: { ...SOURCE, expiresAt }, refreshSource }).play();
    await watch(29, 100);
    expect(refreshSource).not.toHaveBeenCalled();
    await watch(2);
    expect(refreshSource).toHaveBeenCalledTimes(1);
    expect(engine.loads[1]).toMatchObject({ url: '/next.m3u8', play: true });
    expect(engine.loads[1]?.startAt).toBeCloseTo(130, -1);
  });

  test('keeps playing when the renewed source has the same address', async () => {
    const source = { ...SOURCE, expiresAt: Date.now() + 70_000 };
    start({ source, refreshSource: async () => source }).play();
    await watch(20);
    expect(engine.loads).toHaveLength(1);
  });

  test.each([
    ['has expired by the clock of the device', -3_600_000],
    ['expires within the minute', 30_000],
    ['expires later than a timer can wait', 2 ** 31 + 60_000],
  ])('a source that %s is played anyway and not refetched', async (_, leftMs) => {
    const source = { ...SOURCE, expiresAt: Date.now() + leftMs };
    const refreshSource = vi.fn(async () => source);
    start({ source, refreshSource }).play();
    await watch(20);
    expect(refreshSource).not.toHaveBeenCalled();
    expect(urls()).toEqual(['/vod.m3u8']);
  });

  test('a source is refetched only once if the fresh one also seems expired by the device’s clock', async () => {
    const source = { ...SOURCE, expiresAt: Date.now() + 70_000 };
    const refreshSource = vi.fn(async () => ({ ...source, expiresAt: Date.now() - 1 }));
    start({ source, refreshSource }).play();
    await watch(30);
    expect(refreshSource).toHaveBeenCalledTimes(1);
  });

  test('schedules the next renewal after a source was renewed', async () => {
    let source = { ...SOURCE, expiresAt: Date.now() + 70_000 };
    const refreshSource = vi.fn(async () => {
      source = { ...source, expiresAt: source.expiresAt + 100_000 };
      return source;
    });
    start({ source, refreshSource }).play();
    await watch(15);
    expect(refreshSource).toHaveBeenCalledTimes(1);
    await watch(100);
    expect(refreshSource).toHaveBeenCalledTimes(2);
    expect(engine.loads).toHaveLength(1);
  });
});

describe('logging playback', () => {
  const entries = (onLog: ReturnType<typeof vi.fn>, type: string) =>
    onLog.mock.calls.map(([entry]) => entry).filter((entry) => entry.type === type);

  test('logs no wait for a stream that has not started', async () => {
    const onLog = vi.fn();
    start({ source: LIVE, autoPlay: true, onLog });
    for (let second = 0; second < 60; second += 1) {
      if (engine.state.get().problem === null) engine.fail(404);
      await vi.advanceTimersByTimeAsync(1_000);
    }
    expect(session?.state.get().notice).toBe('not-started');
    const waited = entries(onLog, 'start').map(({ milliseconds }) => milliseconds);
    expect(Math.max(0, ...waited)).toBeLessThan(1_000);
  });

  test('logs a stall across errors and reloads as one wait of the full length', async () => {
    const onLog = vi.fn();
    start({ onLog }).play();
    await vi.advanceTimersByTimeAsync(2_000);
    await watch(6);
    engine.stall();
    await vi.advanceTimersByTimeAsync(4_000);
    engine.fail();
    await vi.advanceTimersByTimeAsync(4_000);
    expect(engine.loads.length).toBeGreaterThan(1);
    await watch(2, 6);
    const [began, over] = [entries(onLog, 'start').at(-1), entries(onLog, 'stall').at(-1)];
    expect(began).toMatchObject({ milliseconds: 2_000, state: 'over' });
    expect(over).toMatchObject({ milliseconds: 8_000, state: 'over' });
    expect(entries(onLog, 'stall').filter(({ state }) => state !== 'going')).toHaveLength(1);
  });

  test('logs a frozen video that emits no stall event as a wait', async () => {
    const onLog = vi.fn();
    start({ onLog }).play();
    await watch(2);
    await vi.advanceTimersByTimeAsync(6_000);
    await watch(1);
    expect(entries(onLog, 'stall').at(-1)).toMatchObject({ milliseconds: 6_000, state: 'over' });
  });

  test('logs no wait during a pause, during the preroll or after the end', async () => {
    const onLog = vi.fn();
    start({ onLog, preroll: { id: 31, url: '/preroll.mp4', skipAfter: null } }).play();
    await vi.advanceTimersByTimeAsync(3_000);
    engine.progress(1);
    engine.end();
    await vi.advanceTimersByTimeAsync(500);
    await watch(2);
    engine.pause();
    await vi.advanceTimersByTimeAsync(20_000);
    engine.play();
    await watch(2);
    engine.end();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(entries(onLog, 'start').at(-1)).toMatchObject({ milliseconds: 500 });
    expect(entries(onLog, 'stall')).toEqual([]);
  });

  test('logs the time watched every five seconds and whenever playback stops', async () => {
    const onLog = vi.fn();
    start({ onLog }).play();
    await watch(7);
    engine.pause();
    const seconds = entries(onLog, 'watched').map((entry) => Math.round(entry.seconds));
    expect(seconds).toEqual([5, 7]);
  });

  test('logs an abandoned wait when the page closes', async () => {
    const onLog = vi.fn();
    start({ onLog }).play();
    await vi.advanceTimersByTimeAsync(3_400);
    window.dispatchEvent(new Event('pagehide'));
    expect(entries(onLog, 'start').at(-1)).toMatchObject({ milliseconds: 3_400, state: 'left' });
    expect(entries(onLog, 'gave-up')).toEqual([]);
    for (let second = 0; second < 200; second += 1) {
      if (engine.state.get().problem === null) engine.fail();
      await vi.advanceTimersByTimeAsync(1_000);
    }
    expect(entries(onLog, 'gave-up')).toHaveLength(1);
  });
});

test('loads a video source at once when the page provides it later', async () => {
  start({ source: null, autoPlay: true });
  session?.setSource(LIVE);
  expect(engine.loads).toMatchObject([{ url: '/live.m3u8', play: 'auto' }]);
});

test('ignores a new video address from the page while the video plays', async () => {
  start().play();
  await watch(2);
  session?.setSource({ ...SOURCE, url: '/other.m3u8' });
  expect(urls()).toEqual(['/vod.m3u8']);
});

describe('switching to another camera', () => {
  const camera = (id: number): VideoSource => ({ ...SOURCE, camera: id, url: `/camera-${id}.m3u8` });

  test('another camera continues from the same moment', async () => {
    start({ source: camera(1) }).play();
    await watch(20);
    session?.setSource(camera(2));
    expect(engine.loads[1]).toMatchObject({ url: '/camera-2.m3u8', startAt: 20, play: true });
  });

  test('another camera of a paused video stays paused', async () => {
    start({ source: camera(1) }).play();
    await watch(20);
    session?.pause();
    session?.setSource(camera(2));
    expect(engine.loads[1]).toMatchObject({ startAt: 20, play: false });
  });

  test('another camera of an ended video starts from the beginning', async () => {
    start({ source: camera(1) }).play();
    await watch(20);
    engine.end();
    session?.setSource(camera(2));
    expect(engine.loads[1]).toMatchObject({ startAt: 0 });
  });

  test('another camera of a live stream continues at the live edge', async () => {
    start({ source: { ...camera(1), live: true } }).play();
    await watch(20);
    session?.setSource({ ...camera(2), live: true });
    expect(engine.loads[1]).toMatchObject({ url: '/camera-2.m3u8', startAt: 0, play: true });
  });

  test('another camera chosen during a preroll plays after it', () => {
    const preroll = { id: 31, url: '/preroll.mp4', skipAfter: null };
    start({ source: camera(1), preroll }).play();
    session?.setSource(camera(2));
    engine.end();
    expect(urls()).toEqual(['/preroll.mp4', '/camera-2.m3u8']);
  });

  test('another camera clears the failure notice of the previous one', async () => {
    start({ source: camera(1) }).play();
    await watch(2);
    for (let second = 0; second < 90; second += 1) {
      engine.fail();
      await vi.advanceTimersByTimeAsync(1_000);
    }
    expect(session?.state.get().notice).toBe('failed');
    session?.setSource(camera(2));
    expect(session?.state.get().notice).toBe('none');
  });
});
