import type { CaptionTrack, EventMedia, RecordingStatus, StreamStatus } from '../../generated/model/index.ts';
import type { EventRow } from './events.ts';

const HLS = 'application/x-mpegURL';

const TRAILER_SECONDS = 24;

function medium(
  event: number,
  kind: EventMedia['kind'],
  url: string,
  extra: Partial<EventMedia> = {},
): EventMedia {
  return {
    id: event * 10 + kind,
    kind,
    name: null,
    url,
    mime_type: null,
    duration: null,
    expires_ts: null,
    captions: [],
    ...extra,
  };
}

function captions(base: string): CaptionTrack[] {
  return [
    { language: 'en', label: 'English', url: `${base}/captions-en.vtt`, is_default: false },
    { language: 'fr', label: 'Français', url: `${base}/captions-fr.vtt`, is_default: false },
  ];
}

/** Returns every media source of the event. Each response decides which URLs the viewer gets. */
export function mediaOf(row: EventRow, status: StreamStatus, recording: RecordingStatus): EventMedia[] {
  const { id } = row;
  const base = `/media/vod/${id}`;
  const list = [medium(id, 1, row.poster, { mime_type: 'image/webp' })];
  if (row.embedded) list.push(medium(id, 4, row.embedded, { mime_type: 'text/html' }));
  else if (status !== 'finished')
    list.push(medium(id, 2, `/media/live/${id}/master.m3u8`, { mime_type: HLS }));
  else if (recording === 'ready') {
    const source = { mime_type: HLS, duration: row.planned, captions: captions(base) };
    list.push(medium(id, 3, `${base}/master.m3u8`, source));
    list.push(medium(id, 5, `${base}/thumbnails.vtt`, { mime_type: 'text/vtt' }));
    if (row.secondCamera)
      list.push(
        medium(id, 3, `${base}/master.m3u8?camera=2`, { ...source, id: id * 10 + 9, name: row.secondCamera }),
      );
  }
  if (row.trailer)
    list.push(
      medium(id, 6, `${base}/master.m3u8?seconds=${TRAILER_SECONDS}`, {
        mime_type: HLS,
        duration: TRAILER_SECONDS,
      }),
    );
  return list;
}
