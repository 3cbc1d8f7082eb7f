import { beforeEach, describe, expect, it, vi } from 'vitest';
import { answerFromPrefetched } from './engine-prefetched';
import { prefetchFile } from './prefetch/prefetched-files';

const PLAYLISTS = [
  { resolvedUri: 'https://cdn.example.com/low.m3u8' },
  { resolvedUri: 'https://cdn.example.com/high.m3u8', excludeUntil: 0 },
];

let file = 0;
let url = '';

function streamWith(playlists: object[] = PLAYLISTS) {
  const send = vi.fn(() => ({ abort: vi.fn() }));
  const stream = {
    xhr: Object.assign(send, { onRequest: 'hook' }),
    selectPlaylist: () => playlists[0],
    playlists: { main: { playlists } },
  };
  answerFromPrefetched({ vhs: stream });
  return { send, stream };
}

/** Sends a request of the stream, and resolves with what its callback receives. */
function requested(stream: ReturnType<typeof streamWith>['stream'], options: object = {}) {
  const xhr = stream.xhr as unknown as (options: object, callback: (...all: unknown[]) => void) => object;
  return new Promise<Record<string, unknown>>((resolve) => {
    xhr({ uri: url, ...options }, (_error, request) => resolve(request as Record<string, unknown>));
  });
}

beforeEach(() => {
  file += 1;
  url = `https://cdn.example.com/${file}`;
  vi.stubGlobal('fetch', async (address: string) => {
    await new Promise((resolve) => setTimeout(resolve, 50));
    if (address.includes('failing')) throw new TypeError('Failed to fetch');
    return new Response('0123456789', { headers: { Date: 'Fri, 27 Nov 2026 12:00:00 GMT' } });
  });
});

describe('answerFromPrefetched', () => {
  it('answers the request of a playlist with its text, and sends nothing', async () => {
    const { send, stream } = streamWith();
    prefetchFile(url, 5_000);
    expect(await requested(stream)).toMatchObject({
      ...{ status: 200, responseText: '0123456789', responseURL: url },
      responseHeaders: { date: 'Fri, 27 Nov 2026 12:00:00 GMT' },
    });
    expect(send).not.toHaveBeenCalled();
  });

  it('answers the request of a segment with its bytes, and the bandwidth at which they really came', async () => {
    const { stream } = streamWith();
    await prefetchFile(url, 5_000).file;
    const { response, bandwidth, bytesReceived } = await requested(stream, { responseType: 'arraybuffer' });
    expect(response).toBeInstanceOf(ArrayBuffer);
    expect(bytesReceived).toBe(10);
    // 80 bits in 50 ms; a request that took no time would claim at least 80,000.
    expect(bandwidth).toBeLessThan(1_700);
  });

  it('sends the request where nothing was prefetched, and keeps the hooks of the library', () => {
    const { send, stream } = streamWith();
    void requested(stream);
    expect(send).toHaveBeenCalledTimes(1);
    expect(stream.xhr).toHaveProperty('onRequest', 'hook');
  });

  it('sends the request itself when prefetching fails', async () => {
    const { send, stream } = streamWith();
    url += '-failing';
    prefetchFile(url, 5_000);
    void requested(stream);
    await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(1));
  });

  it('answers no request that the library has aborted', async () => {
    const { stream } = streamWith();
    const answered = vi.fn();
    const { file: fetched } = prefetchFile(url, 5_000);
    const request = (stream.xhr as unknown as (...all: unknown[]) => { abort(): void })(
      { uri: url },
      answered,
    );
    request.abort();
    await fetched;
    expect(answered).not.toHaveBeenCalled();
  });

  it.each([
    ['starts with the chosen rendition', PLAYLISTS, 1],
    [
      'leaves the choice to the library where the browser can’t play the chosen rendition',
      [PLAYLISTS[0], { ...PLAYLISTS[1], excludeUntil: Number.POSITIVE_INFINITY }],
      0,
    ],
  ])('%s, and then lets the library choose', async (_name, playlists, index) => {
    const { stream } = streamWith(playlists as object[]);
    prefetchFile(url, 5_000).rendition = 'https://cdn.example.com/high.m3u8';
    await requested(stream);
    expect(stream.selectPlaylist()).toBe(playlists[index]);
    expect(stream.selectPlaylist()).toBe(playlists[0]);
  });

  it('leaves a player without a stream of the library alone', () => {
    expect(() => answerFromPrefetched({})).not.toThrow();
  });
});
