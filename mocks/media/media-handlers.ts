import { HttpResponse, http } from 'msw';
import { readRange } from './byte-range.ts';
import type { Bytes } from './bytes.ts';
import { captionFile } from './captions.ts';
import {
  filesOf,
  isRendition,
  livePlaylist,
  masterPlaylist,
  recordingPlaylist,
  segmentsOf,
} from './live-window.ts';
import { mp4Of } from './mp4-file.ts';
import type { SceneName } from './scenes.ts';
import { thumbnailsFile } from './thumbnails.ts';

/** Reads a file in mocks/media/files. Resolves to null if there is none. */
export type ReadFile = (path: string) => Promise<Bytes | null>;

/** Converts a drawing to a WebP image, as a channel would upload it. */
export type ConvertToWebP = (name: string, drawing: string) => Promise<Bytes>;

export interface MediaOptions {
  readFile: ReadFile;
  now?: () => number;
  /** How far back a live stream can be watched, in seconds. */
  dvrSeconds?: number;
  /** Returns the length of an event's recording in seconds, for URLs that do not contain it. */
  durationOf?: (eventId: string) => number | null;
  /** Returns the scene that a video shows. By default it is the rink. */
  sceneOf?: (id: string) => SceneName;
  /** Returns the image at /media/<name>, such as crest-12, as an SVG made from the channel's data. */
  pictureOf?: (name: string) => string | null;
  /** Converts drawings to WebP. Without it, as in a browser, images are sent as SVG. */
  convertToWebP?: ConvertToWebP | undefined;
}

const TYPES: Record<string, string> = {
  m3u8: 'application/vnd.apple.mpegurl',
  ts: 'video/mp2t',
  mp4: 'video/mp4',
  vtt: 'text/vtt; charset=utf-8',
  jpg: 'image/jpeg',
  svg: 'image/svg+xml; charset=utf-8',
};
const CORS_HEADERS = { 'Access-Control-Allow-Origin': '*' };
const CACHE_FOR_A_DAY = { ...CORS_HEADERS, 'Cache-Control': 'public, max-age=86400' };
const MAX_SECONDS = 6 * 3600;
const DEFAULT_SECONDS = 600;

const typeOf = (path: string) => TYPES[path.split('.').at(-1) ?? ''] ?? 'application/octet-stream';
const missing = () => new HttpResponse('Not found\n', { status: 404, headers: CORS_HEADERS });
const text = (body: string, type: string, cache: string) =>
  new HttpResponse(body, {
    headers: { ...CORS_HEADERS, 'Content-Type': TYPES[type] ?? '', 'Cache-Control': cache },
  });

/** Returns the response with the file or with the requested range of it. */
function bytesFor(request: Request, bytes: Bytes, path: string, headers: Record<string, string>) {
  const range = readRange(request.headers.get('range'), bytes.length);
  const common = { ...headers, 'Content-Type': typeOf(path), 'Accept-Ranges': 'bytes' };
  if (range === 'unsatisfiable')
    return new HttpResponse(null, {
      status: 416,
      headers: { ...CORS_HEADERS, 'Content-Range': `bytes */${bytes.length}` },
    });
  const part = range === 'whole' ? bytes : bytes.slice(range.from, range.to + 1);
  const body = request.method === 'HEAD' ? null : part;
  const length = { ...common, 'Content-Length': String(part.length) };
  if (range === 'whole') return new HttpResponse(body, { status: 200, headers: length });
  const contentRange = `bytes ${range.from}-${range.to}/${bytes.length}`;
  return new HttpResponse(body, { status: 206, headers: { ...length, 'Content-Range': contentRange } });
}

/** Returns a function that builds the recording of each scene as one file, on its first request. */
function recordingsOf(readFile: ReadFile): (scene: SceneName) => Promise<Bytes | null> {
  const made = new Map<SceneName, Bytes>();
  return async (scene) => {
    const known = made.get(scene);
    if (known) return known;
    const files = await Promise.all(filesOf('360p', scene).map(readFile));
    const found = files.filter((file) => file !== null);
    if (found.length < files.length) return null;
    const recording = mp4Of(found, { width: 640, height: 360 });
    made.set(scene, recording);
    return recording;
  };
}

/** Limits the length to six hours, so that nobody can request an endless playlist. */
function limitSeconds(seconds: number): number {
  return Number.isFinite(seconds) && seconds > 0 ? Math.min(seconds, MAX_SECONDS) : DEFAULT_SECONDS;
}

export function mediaHandlers(options: MediaOptions) {
  const { readFile, now = Date.now, dvrSeconds = 120, durationOf, sceneOf, pictureOf, convertToWebP } = options;
  // Without `convertToWebP` the backend runs inside a page, where several channels may use the same image URLs
  // one after another, so drawings are not cached.
  const drawingCacheControl = convertToWebP ? 'public, max-age=86400' : 'no-store';
  const secondsOf = (request: Request, eventId: unknown) => {
    const seconds = new URL(request.url).searchParams.get('seconds');
    return limitSeconds(Number(seconds ?? durationOf?.(String(eventId)) ?? DEFAULT_SECONDS));
  };
  const recordingOf = recordingsOf(readFile);
  const sceneAt = (id: unknown) => sceneOf?.(String(id)) ?? 'rink';
  const file = async ({ request, params }: { request: Request; params: Record<string, unknown> }) => {
    const path = [params.path].flat().map(String).join('/');
    const bytes = await readFile(path);
    return bytes ? bytesFor(request, bytes, path, CACHE_FOR_A_DAY) : missing();
  };
  const download = async ({ request, params }: { request: Request; params: Record<string, unknown> }) => {
    const bytes = await recordingOf(sceneAt(params.eventId));
    if (!bytes) return missing();
    const name = `${String(params.name).replace(/[^\w.-]+/g, '-')}.mp4`;
    return bytesFor(request, bytes, name, {
      ...CACHE_FOR_A_DAY,
      'Content-Disposition': `attachment; filename="${name}"`,
    });
  };

  return [
    http.get('*/media/live/:eventId/:list.m3u8', ({ request, params }) => {
      const { search, searchParams } = new URL(request.url);
      const list = String(params.list);
      if (list === 'master') return text(masterPlaylist(sceneAt(params.eventId), search), 'm3u8', 'no-cache');
      if (!isRendition(list)) return missing();
      const since = Number(searchParams.get('since') ?? 0) * 1000 || 0;
      return text(livePlaylist(list, { now: now(), dvrSeconds, since }, sceneAt(params.eventId)), 'm3u8', 'no-store');
    }),
    http.get('*/media/vod/:eventId/:list.m3u8', ({ request, params }) => {
      const list = String(params.list);
      if (list === 'master') {
        const { search } = new URL(request.url);
        return text(masterPlaylist(sceneAt(params.eventId), search), 'm3u8', 'max-age=3600');
      }
      if (!isRendition(list)) return missing();
      const scene = sceneAt(params.eventId);
      const shift = new URL(request.url).searchParams.has('camera') ? segmentsOf(scene) / 2 : 0;
      const playlist = recordingPlaylist(list, secondsOf(request, params.eventId), { scene, shift });
      return text(playlist, 'm3u8', 'max-age=3600');
    }),
    http.get('*/media/vod/:eventId/captions-:language.vtt', ({ request, params }) => {
      const { language } = params;
      if (language !== 'en' && language !== 'fr') return missing();
      const { eventId } = params;
      const captions = captionFile(language, secondsOf(request, eventId), sceneAt(eventId));
      return text(captions, 'vtt', 'max-age=3600');
    }),
    http.get('*/media/vod/:eventId/thumbnails.vtt', ({ request, params }) =>
      text(thumbnailsFile(secondsOf(request, params.eventId), sceneAt(params.eventId)), 'vtt', 'max-age=3600'),
    ),
    http.get('*/media/download/:eventId/:name.mp4', download),
    http.head('*/media/download/:eventId/:name.mp4', download),
    http.get('*/media/:name.svg', ({ params }) => {
      const drawn = pictureOf?.(String(params.name)) ?? null;
      return drawn === null ? missing() : text(drawn, 'svg', drawingCacheControl);
    }),
    http.get('*/media/:name.webp', async ({ params }) => {
      const name = String(params.name);
      const drawn = pictureOf?.(name) ?? null;
      if (drawn === null) return missing();
      if (!convertToWebP) return text(drawn, 'svg', drawingCacheControl);
      return new HttpResponse(await convertToWebP(name, drawn), {
        headers: { ...CACHE_FOR_A_DAY, 'Content-Type': 'image/webp' },
      });
    }),
    http.get('*/media/files/:path+', file),
    http.head('*/media/files/:path+', file),
  ];
}
