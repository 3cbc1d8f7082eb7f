import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PlayerSource } from '../../types';
import { prefetchStream } from './prefetch-stream';
import { prefetchFile, takePrefetchedFile } from './prefetched-files';

const HOST = 'https://cdn.example.com';
const MASTER = '#EXTM3U\n#EXT-X-STREAM-INF:BANDWIDTH=500000,RESOLUTION=640x360\n360p.m3u8\n';
const PLAYLIST = '#EXTM3U\n#EXTINF:6,\n0.ts\n#EXTINF:6,\n1.ts\n#EXT-X-ENDLIST\n';
const OPTIONS = { width: 640, dataUse: 'best', segment: true } as const;

let requested: string[] = [];
let game = 0;

/** Each test has a stream of its own, because prefetched files outlive it. */
function sourceOf(change: Partial<Extract<PlayerSource, { type: 'video' }>> = {}): PlayerSource {
  return {
    ...{ type: 'video', url: `${HOST}/${game}/master.m3u8`, mimeType: 'application/x-mpegURL' },
    ...{ live: false, duration: 600, captions: [], thumbnailsUrl: null, expiresAt: null },
    ...change,
  } as PlayerSource;
}

const names = () => requested.map((url) => url.split('/').at(-1));
const settle = () => new Promise((resolve) => setTimeout(resolve, 20));

beforeEach(() => {
  game += 1;
  requested = [];
  vi.stubGlobal('fetch', async (url: string) => {
    requested.push(url);
    if (url.includes('missing')) return new Response('', { status: 404 });
    if (url.includes('unreachable')) throw new TypeError('Failed to fetch');
    return new Response(url.includes('master') ? MASTER : url.endsWith('.m3u8') ? PLAYLIST : 'video');
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('prefetchStream', () => {
  it('fetches both playlists and the first segment of a recording, each once', async () => {
    prefetchStream(sourceOf(), OPTIONS);
    prefetchStream(sourceOf(), OPTIONS);
    await settle();
    expect(names()).toEqual(['master.m3u8', '360p.m3u8', '0.ts']);
  });

  it('leaves the segment until it is certain that the video itself plays first', async () => {
    prefetchStream(sourceOf(), { ...OPTIONS, segment: false });
    await settle();
    expect(names()).toEqual(['master.m3u8', '360p.m3u8']);
    prefetchStream(sourceOf(), OPTIONS);
    await settle();
    expect(names().at(-1)).toBe('0.ts');
  });

  it('leaves the segment of a live stream to the engine, which knows where to start', async () => {
    prefetchStream(sourceOf({ live: true }), OPTIONS);
    await settle();
    expect(names()).toEqual(['master.m3u8', '360p.m3u8']);
  });

  it('keeps to the rendition that was chosen first when the stage turns out to have another width', async () => {
    const MASTERS = `${MASTER}#EXT-X-STREAM-INF:BANDWIDTH=900000,RESOLUTION=1280x720\n720p.m3u8\n`;
    vi.stubGlobal('fetch', async (url: string) => {
      requested.push(url);
      return new Response(url.includes('master') ? MASTERS : PLAYLIST);
    });
    prefetchStream(sourceOf(), { ...OPTIONS, width: 600 });
    await settle();
    prefetchStream(sourceOf(), { ...OPTIONS, width: 1_200 });
    await settle();
    expect(names()).toEqual(['master.m3u8', '360p.m3u8', '0.ts']);
  });

  it.each([
    ['an embedded player', sourceOf({}), { type: 'embedded' }],
    ['a plain file', sourceOf({}), { mimeType: 'video/mp4' }],
  ])('fetches nothing for %s', async (_name, source, change) => {
    prefetchStream({ ...source, ...change } as PlayerSource, OPTIONS);
    await settle();
    expect(requested).toEqual([]);
  });

  it('fetches nothing in Safari, which plays natively', async () => {
    vi.spyOn(navigator, 'vendor', 'get').mockReturnValue('Apple Computer, Inc.');
    prefetchStream(sourceOf(), OPTIONS);
    await settle();
    expect(requested).toEqual([]);
  });

  it.each(['missing', 'unreachable'])('stops quietly at a playlist that is %s', async (name) => {
    prefetchStream(sourceOf({ url: `${HOST}/${game}/${name}-master.m3u8` }), OPTIONS);
    await settle();
    expect(names()).toEqual([`${name}-master.m3u8`]);
  });
});

describe('takePrefetchedFile', () => {
  it('returns a file once', async () => {
    const url = `${HOST}/${game}/0.ts`;
    await prefetchFile(url, 1_000).file;
    expect(new TextDecoder().decode((await takePrefetchedFile(url)?.file)?.bytes)).toBe('video');
    expect(takePrefetchedFile(url)).toBeNull();
  });

  it('does not return a file that is too old', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    const url = `${HOST}/${game}/0.ts`;
    await prefetchFile(url, 1_000).file;
    vi.advanceTimersByTime(1_001);
    expect(takePrefetchedFile(url)).toBeNull();
  });
});
