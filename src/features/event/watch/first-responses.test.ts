import { type Event, MediaKind } from '@generated/model';
import { expect, test } from 'vitest';
import { watchResponses } from './first-responses';

const VISIT = { path: '/watch/4021', now: 0, timeZone: 'UTC', pages: [] };

const medium = (kind: MediaKind, url: string | null) =>
  ({ id: kind, kind, url, expires_ts: url && 9, captions: [] }) as unknown as Event['media'][number];

const withheld = (media: Event['media']) => {
  const [response] = watchResponses(VISIT);
  const event = { id: 4021, media } as Event;
  return { event, shared: response?.withhold?.(event) as Event };
};

test('the watch page is rendered from the event with the id in its path', () => {
  expect(watchResponses(VISIT)).toMatchObject([{ url: '/api/events/4021', key: ['getEvent', 4021] }]);
});

test.each([
  ['live stream', MediaKind.live],
  ['recording', MediaKind.vod],
  ['player of another service', MediaKind.embedded],
])('the rendered page does not contain the URL of a %s, which depends on the viewer’s region', (_, kind) => {
  const { shared } = withheld([medium(MediaKind.image, '/a.webp'), medium(kind, '/signed')]);
  expect(shared.media).toEqual([medium(MediaKind.image, '/a.webp'), medium(kind, null)]);
});

test('an event without region-dependent URLs is shared unchanged', () => {
  const { event, shared } = withheld([
    medium(MediaKind.image, '/a.webp'),
    medium(MediaKind.preview, '/trailer'),
    medium(MediaKind.live, null),
  ]);
  expect(shared).toBe(event);
});
