import type { Event } from '@generated/model';
import { type Ref, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { reportPlayerLog, viewingReports } from '../../../analytics/viewing-reports';
import { useChannel } from '../../../api/hooks/channel';
import { useParticipants } from '../../../api/hooks/participants';
import { useViewer } from '../../../api/hooks/viewer';
import { liveMemory } from '../../../browser/memory/live-memory';
import { resumeMemory } from '../../../browser/memory/resume-memory';
import { useAccessTo } from '../../../components/access/use-access-to';
import { useEventTitle } from '../../../components/event-card/use-event-title';
import { lineageIds } from '../../../lib/channel/category-tree';
import { paths } from '../../../lib/links/paths';
import { resumePosition } from '../../../lib/time/resume-position';
import { Player } from '../../../player/player';
import { choosePreroll } from '../../../player/prerolls/preroll-choice';
import { prerollMemory } from '../../../player/prerolls/preroll-memory';
import { useAutoPlay } from '../../../player/session/use-auto-play';
import { posterOfMedia } from '../../../player/source/source-of-media';
import type { PlayerHandle, Tile } from '../../../player/types';
import { useKeyMoments } from './use-key-moments';
import type { Watch } from './use-watch';
import { useWatchLog } from './use-watch-log';
import { viewedEvent } from './viewed-event';

interface EventPlayerProps {
  event: Event;
  watch: Watch;
  next: Event | null;
  others?: readonly Event[];
  /** Whether the game started while the viewer was waiting on its page. */
  waited: boolean;
  player?: Ref<PlayerHandle>;
  compact?: boolean;
  tile?: Tile | null;
  /** Starts the video automatically, no matter how the viewer reached the page. */
  starts?: boolean;
  onTrouble?(): void;
}

/** The event's video with the settings of the viewer, the channel and the device. */
export function EventPlayer({
  event,
  watch,
  next,
  others = [],
  waited,
  player,
  compact,
  tile = null,
  starts = false,
  onTrouble,
}: EventPlayerProps) {
  const titleOf = useEventTitle();
  const accessTo = useAccessTo();
  const navigate = useNavigate();
  const channel = useChannel();
  const userId = useViewer()?.id ?? null;
  const { settings } = channel;
  const autoPlay = useAutoPlay(waited);
  const { playable, chooseCamera } = watch;
  const moments = useKeyMoments(event, playable?.medium ?? null);
  const live = event.stream_status === 'live';
  const memory = resumeMemory(userId, `event-${event.id}-${playable?.cameras[0]?.id ?? 0}`);
  const inLive = liveMemory(userId, event.id);
  const prerolls = prerollMemory(userId, event.id);
  const teams = useParticipants();
  const viewed =
    playable && viewedEvent(event, playable.medium.id, { categories: channel['events-categories'], teams });

  const [preroll] = useState(() =>
    choosePreroll(settings.prerolls, {
      streamStatus: live ? 'live' : 'finished',
      locationId: event.location_id,
      categoryIds: lineageIds(channel['events-categories'], event.event_category_id),
      noAds: watch.capabilities.includes('no_ads'),
      suppressed: prerolls.isSuppressed(),
    }),
  );
  const log = useWatchLog({
    ...{ event, userId, title: titleOf(event) },
    embedded: playable?.source.type === 'embedded',
    offered: onTrouble !== undefined || tile !== null,
  });
  const [behindLive] = useState(() => (live ? inLive.read() : null));
  const [startAt] = useState(() => (live ? null : resumePosition(memory.read(), event.duration)));

  return (
    <Player
      ref={player}
      videoId={event.id}
      source={playable?.source ?? null}
      title={titleOf(event)}
      poster={posterOfMedia(event.media, event.image)}
      startAt={startAt}
      behindLive={behindLive}
      startsAt={event.event_utc_ts * 1000}
      preroll={preroll && { id: preroll.id, url: preroll.url, skipAfter: preroll.skip_after }}
      autoPlay={starts || autoPlay}
      compact={compact}
      tile={tile}
      next={
        compact ? null : next && { title: titleOf(next), onPlay: () => void navigate(paths.watch(next.id)) }
      }
      others={others
        .filter((other) => accessTo(other).gate === 'live')
        .map((other) => ({
          id: other.id,
          title: titleOf(other),
          onPlay: () => void navigate(paths.watch(other.id)),
        }))}
      moments={moments}
      cameras={
        playable && playable.cameras.length > 1
          ? { chosen: playable.medium.id, choices: playable.cameras, onChoose: chooseCamera }
          : null
      }
      refreshSource={watch.renew}
      onPosition={live ? undefined : memory.update}
      onBehindLive={live ? inLive.update : undefined}
      onPrerollShown={() => preroll && prerolls.markShown(preroll, settings.preroll_suppress_ms)}
      onLog={(entry) => {
        reportPlayerLog(entry);
        log?.(entry);
      }}
      onTrouble={log ? onTrouble : undefined}
      {...viewingReports(viewed)}
    />
  );
}
