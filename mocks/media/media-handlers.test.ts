import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { getResponse } from 'msw';
import { describe, expect, test } from 'vitest';
import { filesOf, masterPlaylist, segmentsOf } from './live-window.ts';
import { mediaHandlers } from './media-handlers.ts';
import { mp4Of } from './mp4-file.ts';
import { MEDIA_FOLDER, readFromDisk } from './read-file-node.ts';
import { folderOf, SCENE_NAMES } from './scenes.ts';
import { sheetOf } from './thumbnails.ts';

const now = Date.UTC(2026, 5, 1, 12);
const handlers = mediaHandlers({
  readFile: readFromDisk,
  now: () => now,
  dvrSeconds: 60,
  durationOf: (eventId) => (eventId === '7' ? 90 : null),
  sceneOf: (id) => (id === '8' ? 'net' : 'rink'),
  pictureOf: (name) => (name === 'crest-12' ? '<svg/>' : null),
});

async function get(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Response> {
  const response = await getResponse(
    handlers,
    new Request(`https://northfield.grandstand.test${path}`, { headers, method }),
  );
  if (!response) throw new Error(`${path} was not answered`);
  return response;
}

const segments = (playlist: string) => playlist.split('\n').filter((line) => line && !line.startsWith('#'));

describe('the demo’s streams', () => {
  test.each(['live', 'vod'])('a player finds media segments from the %s master playlist', async (kind) => {
    const base = `https://northfield.grandstand.test/media/${kind}/4021/master.m3u8?seconds=30`;
    const master = await get(new URL(base).pathname + new URL(base).search);
    expect(master.headers.get('content-type')).toContain('mpegurl');
    const lists = segments(await master.text());
    expect(lists).toHaveLength(2);
    for (const list of lists) {
      const url = new URL(list, base);
      const playlist = await get(url.pathname + url.search);
      const files = segments(await playlist.text());
      expect(files).toHaveLength(kind === 'live' ? 30 : 15);
      const file = await get(new URL(files[0] ?? '', url).pathname);
      expect(file.headers.get('content-type')).toBe('video/mp2t');
      expect(new Uint8Array(await file.arrayBuffer())[0]).toBe(0x47);
    }
  });

  test.each(['live', 'vod'])('the %s stream of a volleyball game shows the volleyball scene', async (kind) => {
    const master = await (await get(`/media/${kind}/8/master.m3u8`)).text();
    expect(master).toBe(masterPlaylist('net'));
    const files = segments(await (await get(`/media/${kind}/8/360p.m3u8`)).text());
    expect(new Set(files.map((file) => file.replace(/\d\d\.ts$/, '')))).toEqual(
      new Set(['../../files/hls-net/360p-']),
    );
    const thumbnails = await (await get('/media/vod/8/thumbnails.vtt?seconds=16')).text();
    expect(thumbnails.match(/\/media.*/g)).toEqual(
      [0, 160, 320, 0].map((x) => `/media/files/thumbnails-net.jpg#xywh=${x},0,160,90`),
    );
  });

  test('the second camera starts in the middle of the loop, whatever its length', async () => {
    const first = async (id: number) =>
      segments(await (await get(`/media/vod/${id}/360p.m3u8?camera=2`)).text())[0];
    expect(await first(7)).toBe('../../files/hls/360p-06.ts');
    expect(await first(8)).toBe('../../files/hls-net/360p-03.ts');
  });

  test.each(SCENE_NAMES)('the scene %s has all of its files, and its playlist states their bandwidth', async (scene) => {
    const master = masterPlaylist(scene);
    for (const rendition of ['360p', '234p']) {
      const stated = Number(new RegExp(`BANDWIDTH=(\\d+).*\n${rendition}`).exec(master)?.[1]);
      const sizes = Array.from({ length: segmentsOf(scene) }, (_, index) =>
        statSync(join(MEDIA_FOLDER, folderOf(scene), `${rendition}-${String(index).padStart(2, '0')}.ts`)).size,
      );
      // The size in bytes of two seconds, times four, is the bits per second.
      const most = Math.max(...sizes) * 4;
      expect(most).toBeLessThan(stated);
      expect(stated).toBeLessThan(most * 1.02);
    }
    expect(statSync(join(MEDIA_FOLDER, sheetOf(scene))).size).toBeGreaterThan(1_000);
  });

  test('captions are as long as the recording', async () => {
    const captions = await (await get('/media/vod/4021/captions-fr.vtt?seconds=600')).text();
    expect(captions.startsWith('WEBVTT\n')).toBe(true);
    expect(captions).toContain('00:09:');
    expect(captions).not.toContain('00:10:0');
  });

  test('the captions of a volleyball game are about volleyball, and those of an unknown video about hockey', async () => {
    expect(await (await get('/media/vod/8/captions-en.vtt')).text()).toContain('block at the net');
    expect(await (await get('/media/vod/4021/captions-en.vtt')).text()).toContain('Across the blue line');
  });

  test('the length of a recording and its images come from the channel’s data', async () => {
    expect(segments(await (await get('/media/vod/7/360p.m3u8')).text())).toHaveLength(45);
    expect(await (await get('/media/crest-12.svg')).text()).toBe('<svg/>');
    expect((await get('/media/crest-13.svg')).status).toBe(404);
    expect((await get('/media/crest-12.webp')).headers.get('content-type')).toMatch('image/svg');
    expect((await get('/media/crest-13.webp')).status).toBe(404);
  });

  test.each([
    '/media/live/1/720p.m3u8',
    '/media/vod/1/captions-de.vtt',
    '/media/files/none.ts',
    '/media/none.svg',
  ])('the demo serves no media at %s', async (path) => expect((await get(path)).status).toBe(404));

  test('the demo never reads a file outside the media folder', async () => {
    expect(await readFromDisk('../media-handlers.ts')).toBeNull();
    expect(await readFromDisk('hls/../../captions.ts')).toBeNull();
    expect((await get('/media/files/%2e%2e%2fcaptions.ts')).status).toBe(404);
  });
});

describe('downloading a recording', () => {
  const size = mp4Of(
    filesOf('360p', 'rink').map((file) => new Uint8Array(readFileSync(MEDIA_FOLDER + file))),
    { width: 640, height: 360 },
  ).length;

  test.each([
    ['', 200, size, null],
    ['bytes=0-99', 206, 100, `bytes 0-99/${size}`],
    ['bytes=100-', 206, size - 100, `bytes 100-${size - 1}/${size}`],
    ['bytes=-50', 206, 50, `bytes ${size - 50}-${size - 1}/${size}`],
    [`bytes=${size - 10}-${size + 500}`, 206, 10, `bytes ${size - 10}-${size - 1}/${size}`],
    [`bytes=${size}-`, 416, 0, `bytes */${size}`],
    ['bytes=-0', 416, 0, `bytes */${size}`],
    ['bytes=9-3', 200, size, null],
    ['bytes=0-1,5-9', 200, size, null],
    ['items=0-1', 200, size, null],
  ])('a download with the Range header "%s" gets status %d and %d bytes', async (range, status, length, contentRange) => {
    const response = await get('/media/download/4021/falcons-otters.mp4', range ? { range } : {});
    expect(response.status).toBe(status);
    expect((await response.arrayBuffer()).byteLength).toBe(length);
    expect(response.headers.get('content-range')).toBe(contentRange);
  });

  test('the download of a volleyball game contains the volleyball scene', async () => {
    const download = async (id: number) =>
      Buffer.from(await (await get(`/media/download/${id}/game.mp4`)).arrayBuffer());
    const volleyball = await download(8);
    const files = filesOf('360p', 'net').map((file) => new Uint8Array(readFileSync(MEDIA_FOLDER + file)));
    expect(volleyball.equals(mp4Of(files, { width: 640, height: 360 }))).toBe(true);
    expect(volleyball.equals(await download(7))).toBe(false);
  });

  test('a download responds with 404 if a segment of its recording is missing', async () => {
    const broken = mediaHandlers({ readFile: async (path) => (path.endsWith('-01.ts') ? null : readFromDisk(path)) });
    const request = new Request('https://northfield.grandstand.test/media/download/4021/a.mp4');
    expect((await getResponse(broken, request))?.status).toBe(404);
  });

  test('two ranges of a download make up the whole file', async () => {
    const whole = new Uint8Array(await (await get('/media/download/4021/a.mp4')).arrayBuffer());
    const left = await (await get('/media/download/4021/a.mp4', { range: 'bytes=0-4999' })).arrayBuffer();
    const right = await (await get('/media/download/4021/a.mp4', { range: 'bytes=5000-' })).arrayBuffer();
    expect(Buffer.concat([new Uint8Array(left), new Uint8Array(right)]).equals(whole)).toBe(true);
  });

  test('a HEAD request for a download returns its file name and length', async () => {
    const response = await get('/media/download/4021/falcons-otters.mp4', {}, 'HEAD');
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="falcons-otters.mp4"');
    expect(response.headers.get('content-length')).toBe(String(size));
    expect(response.headers.get('accept-ranges')).toBe('bytes');
  });
});
