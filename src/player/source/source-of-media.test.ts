import { eachCase, shows } from '@tests/statements/shows';
import { describe, expect, test } from 'vitest';
import { type Medium, posterOfMedia, sourceOfMedia } from './source-of-media';

const medium = (kind: number, extra: Partial<Medium> = {}): Medium => ({
  id: kind,
  kind,
  name: null,
  url: `https://media.test/${kind}.m3u8`,
  mime_type: 'application/x-mpegURL',
  duration: 5400,
  expires_ts: null,
  captions: [],
  ...extra,
});
const all = [1, 2, 3, 5, 6, 7, 8].map((kind) => medium(kind));

describe('sourceOfMedia', () => {
  eachCase([
    ['the stream while it is live', all, 'live', 2, shows('media kind 2 live')],
    ['the recording once it is over', all, 'finished', 3, shows('media kind 3 vod')],
    ['nothing before the start', all, 'upcoming', null],
    ['an embedded player before both', [...all, medium(4)], 'live', 4, shows('media kind 4 embedded')],
    ['an embedded player in place of a recording', [...all, medium(4)], 'finished', 4],
    ['nothing where the embedded player is not accessible', [medium(4, { url: null })], 'live', null],
    ['nothing without an address', [medium(2, { url: null })], 'live', null],
    ['nothing without a recording', [medium(2)], 'finished', null],
    ['nothing for an unsafe embed address', [medium(4, { url: 'javascript:alert(1)' })], 'live', null],
    [
      'the stream despite an unsafe embed address',
      [medium(4, { url: 'http://evil.test/' }), medium(2)],
      'live',
      2,
    ],
  ] as const)('chooses what to play for an event: %s', (_, media, status, id) => {
    expect(sourceOfMedia(media, status)?.medium.id ?? null).toBe(id);
  });

  eachCase([
    ['the trailer', all, 6, shows('media kind 6 preview')],
    [
      'the alternative trailer where there is no first',
      [medium(7), medium(8)],
      7,
      shows('media kind 7 preview_alt'),
    ],
    ['the embedded preview last', [medium(8)], 8, shows('media kind 8 embedded_preview')],
    ['none', [medium(3)], null],
  ] as const)('chooses the preview of an event: %s', (_, media, id) => {
    expect(sourceOfMedia(media, 'upcoming', { role: 'preview' })?.medium.id ?? null).toBe(id);
  });

  test('chooses the first camera, or another one by its id', () => {
    const media = [medium(3), medium(3, { id: 39, name: 'Goal camera' })];
    expect(sourceOfMedia(media, 'finished')?.medium.id).toBe(3);
    expect(sourceOfMedia(media, 'finished', { camera: 39 })?.medium.id).toBe(39);
    expect(sourceOfMedia(media, 'finished', { camera: 99 })?.medium.id).toBe(3);
    expect(sourceOfMedia(media, 'finished')?.cameras).toHaveLength(2);
  });

  test(
    'copies thumbnails, captions and the expiry time to the video source',
    shows('media kind 5 thumbnails'),
    () => {
      const captions = [{ language: 'fr', label: 'Français', url: '/fr.vtt', is_default: true }];
      const found = sourceOfMedia([medium(3, { captions, expires_ts: 1700 }), medium(5)], 'finished');
      expect(found?.source).toEqual({
        type: 'video',
        camera: 3,
        url: 'https://media.test/3.m3u8',
        mimeType: 'application/x-mpegURL',
        live: false,
        duration: 5400,
        captions: [{ language: 'fr', label: 'Français', url: '/fr.vtt', isDefault: true }],
        thumbnailsUrl: 'https://media.test/5.m3u8',
        expiresAt: 1_700_000,
      });
    },
  );

  test('a live stream has no thumbnails', () => {
    expect(sourceOfMedia(all, 'live')?.source).toMatchObject({ live: true, thumbnailsUrl: null });
  });
});

test(
  'the poster is the first image among the event’s media, or else the event’s own image',
  shows('media kind 1 image'),
  () => {
    expect(posterOfMedia(all, '/image.jpg')).toBe('https://media.test/1.m3u8');
    expect(posterOfMedia([], '/image.jpg')).toBe('/image.jpg');
    expect(posterOfMedia([medium(1, { url: null })], null)).toBeNull();
  },
);
