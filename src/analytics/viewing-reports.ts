import type { VideoViewing } from '@generated/model';
import { tracked } from './track';

/** The medium that is watched, with the fields that identify it in reports. */
export type Viewed = Omit<VideoViewing, 'video_view_uuid' | 'viewing_time'>;

/** Returns the report fields of a video that belongs to no event, so that its game is unknown. */
export const standaloneViewing = (stream_type: 'library' | 'clip', stream_id: number): Viewed => ({
  stream_id,
  stream_type,
  ...{ category: null, sport: null, gender: null, school: null, league: null },
});

const MAX_SECONDS = 86_400;

/** Forwards the player's reports of one video to analytics; forwards nothing if the medium is unknown. */
export function viewingReports(viewed: Viewed | null) {
  if (!viewed) return {};
  const { stream_id, stream_type } = viewed;
  return {
    onFirstFrame: ({ viewUuid }: { viewUuid: string }) =>
      tracked.emit('firstFrame', { video_view_uuid: viewUuid, stream_id, stream_type, event: 'first_frame' }),
    onViewing: ({ viewUuid, seconds }: { viewUuid: string; seconds: number }) =>
      tracked.emit('viewing', {
        video_view_uuid: viewUuid,
        viewing_time: Math.min(Math.round(seconds * 1000) / 1000, MAX_SECONDS),
        ...viewed,
      }),
  };
}

/** Forwards playback errors of the player's log to the error log. */
export function reportPlayerLog(entry: { type: string; code?: string; detail?: string }): void {
  if (entry.type === 'error')
    tracked.emit('trouble', { kind: 'player', code: entry.code ?? '', detail: entry.detail ?? '' });
}
