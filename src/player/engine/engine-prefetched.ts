import { isRecord } from '../../lib/parse/is';
import { type FetchedFile, takePrefetchedFile } from './prefetch/prefetched-files';

interface RequestOptions {
  uri: string;
  requestType?: string;
  responseType?: string;
}

/** The part of an XMLHttpRequest that the library reads, and what it adds to one. */
interface Request {
  uri: string;
  requestType: string | undefined;
  requestTime: number;
  aborted: boolean;
  abort(): void;
  addEventListener(): void;
  [field: string]: unknown;
}

type Callback = (error: Error | null, request: Request) => void;
type SendRequest = (options: RequestOptions, callback: Callback) => Request;

interface Playlist {
  resolvedUri?: string;
  excludeUntil?: number;
}

interface Stream {
  xhr: SendRequest;
  selectPlaylist: () => unknown;
  playlists: { main?: { playlists?: Playlist[] } };
}

function isStream(value: unknown): value is Stream {
  return isRecord(value) && typeof value.xhr === 'function';
}

const absolute = (url: string): string => new URL(url, location.href).href;

const BITS = 8;
const MS_PER_SECOND = 1_000;

/** Answers the stream's requests with the files that were prefetched for it. Call it before the stream loads. */
export function answerFromPrefetched(tech: unknown): void {
  const stream = isRecord(tech) ? tech.vhs : null;
  if (!isStream(stream)) return;
  const send = stream.xhr;
  const sendOrTake: SendRequest = (options, callback) => {
    const prefetched = takePrefetchedFile(absolute(options.uri));
    if (!prefetched) return send(options, callback);
    const request = createRequest(options);
    let sent: Request | null = null;
    request.abort = () => {
      request.aborted = true;
      sent?.abort();
    };
    void prefetched.file.then((file) => {
      if (request.aborted) return;
      if (!file) {
        sent = send(options, callback);
        return;
      }
      if (prefetched.rendition) startWith(stream, prefetched.rendition);
      callback(null, Object.assign(request, responseFields(file, options)));
    });
    return request;
  };
  // The library's function has its hooks as properties.
  stream.xhr = Object.assign(sendOrTake, send);
}

function createRequest({ uri, requestType }: RequestOptions): Request {
  return { uri, requestType, requestTime: Date.now(), aborted: false, abort() {}, addEventListener() {} };
}

function responseFields({ url, bytes, date, durationMs }: FetchedFile, { responseType }: RequestOptions) {
  const roundTripTime = Math.max(1, Math.round(durationMs));
  return {
    ...{ status: 200, responseURL: url, responseHeaders: date ? { date } : {}, responseTime: Date.now() },
    ...(responseType === 'arraybuffer'
      ? { response: bytes }
      : { responseText: new TextDecoder().decode(bytes) }),
    // Automatic quality goes by how long the file really took.
    ...{ roundTripTime, bytesReceived: bytes.byteLength },
    bandwidth: Math.floor((bytes.byteLength / roundTripTime) * BITS * MS_PER_SECOND),
  };
}

/** Makes the stream begin with this rendition, unless the browser can't play it; later the library chooses again. */
function startWith(stream: Stream, url: string): void {
  const select = stream.selectPlaylist;
  stream.selectPlaylist = () => {
    stream.selectPlaylist = select;
    const playlist = stream.playlists.main?.playlists?.find(
      ({ resolvedUri = '' }) => absolute(resolvedUri) === url,
    );
    return playlist && playlist.excludeUntil !== Number.POSITIVE_INFINITY ? playlist : select();
  };
}
