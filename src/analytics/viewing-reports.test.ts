import { shows } from '@tests/statements/shows';
import { expect, test, vi } from 'vitest';
import { tracked } from './track';
import { reportPlayerLog, standaloneViewing, type Viewed, viewingReports } from './viewing-reports';

const viewed: Viewed = {
  stream_id: 8803,
  stream_type: 'vod',
  category: 'Junior hockey',
  sport: 'Hockey',
  gender: 'female',
  school: 'Northfield',
  league: null,
};

test(
  'a first-frame report has the id of the medium that is watched',
  shows('call POST /datalake/video/event/'),
  () => {
    const listener = vi.fn();
    tracked.on('firstFrame', listener);
    viewingReports(viewed).onFirstFrame?.({ viewUuid: 'u' });
    expect(listener.mock.calls).toEqual([
      [{ video_view_uuid: 'u', stream_id: 8803, stream_type: 'vod', event: 'first_frame' }],
    ]);
  },
);

test.each([
  [0, 0],
  [61.50049, 61.5],
  [0.0126, 0.013],
  [90_000, 86_400],
])('the viewing report rounds %d watched seconds to %d', (seconds, viewing_time) => {
  const listener = vi.fn();
  tracked.on('viewing', listener);
  viewingReports(viewed).onViewing?.({ viewUuid: 'u', seconds });
  expect(listener.mock.calls).toEqual([[{ ...viewed, video_view_uuid: 'u', viewing_time }]]);
});

test('a viewing report of a clip has the clip’s own id', () => {
  const listener = vi.fn();
  tracked.on('viewing', listener);
  viewingReports(standaloneViewing('clip', 7)).onViewing?.({ viewUuid: 'u', seconds: 3 });
  expect(listener.mock.calls[0]?.[0]).toMatchObject({
    stream_id: 7,
    stream_type: 'clip',
    sport: null,
    viewing_time: 3,
  });
});

test('reports no viewing if the medium is unknown', () => expect(viewingReports(null)).toEqual({}));

test('forwards only the playback errors of the player’s log to the error log', () => {
  const listener = vi.fn();
  tracked.on('trouble', listener);
  reportPlayerLog({ type: 'stall' });
  reportPlayerLog({ type: 'error', code: 'refused', detail: 'HTTP 403' });
  expect(listener.mock.calls).toEqual([[{ kind: 'player', code: 'refused', detail: 'HTTP 403' }]]);
});
