import type { VideoViewing } from '@generated/model';
import { tracked } from './track';

/** What is watched, as reports name it. */
export type Viewed = Omit<VideoViewing, 'video_view_uuid' | 'viewing_time'>;

/** A video that is watched for itself: of what game it is, is not known. */
export const standaloneViewing = (stream_type: 'library' | 'clip', stream_id: number): Viewed => ({
  stream_id,
  stream_type,
  ...{ category: null, sport: null, gender: null, school: null, league: null },
});

const LONGEST_SECONDS = 86_400;

/** The player's reports of one video, on their way to whoever counts. Nothing where it is not known what plays. */
export function viewingReports(viewed: Viewed | null) {
  if (!viewed) return {};
  const { stream_id, stream_type } = viewed;
  return {
    onFirstFrame: ({ viewUuid }: { viewUuid: string }) =>
      tracked.emit('firstFrame', { video_view_uuid: viewUuid, stream_id, stream_type, event: 'first_frame' }),
    onViewing: ({ viewUuid, seconds }: { viewUuid: string; seconds: number }) =>
      tracked.emit('viewing', {
        video_view_uuid: viewUuid,
        viewing_time: Math.min(Math.round(seconds * 1000) / 1000, LONGEST_SECONDS),
        ...viewed,
      }),
  };
}

/** The player's log: what it could not play goes to the error log. */
export function reportPlayerLog(entry: { type: string; code?: string; detail?: string }): void {
  if (entry.type === 'error')
    tracked.emit('trouble', { kind: 'player', code: entry.code ?? '', detail: entry.detail ?? '' });
}
