import type { VodMediaItem } from '@generated/model';
import { useState } from 'react';
import { reportPlayerLog, standaloneViewing, viewingReports } from '../../analytics/viewing-reports';
import { useViewer } from '../../api/hooks/viewer';
import { resumeMemory } from '../../browser/memory/resume-memory';
import { pictureOf } from '../../lib/channel/picture-of';
import { resumePosition } from '../../lib/time/resume-position';
import { Player } from '../../player/player';
import { useAutoPlay } from '../../player/session/use-auto-play';
import { plainSource } from '../../player/source/plain-source';

export type Refresh = () => Promise<{ data?: VodMediaItem }>;

/** The player of a library video, with the settings of the viewer and the device. */
export function VodPlayer({ item, onRefresh }: { item: VodMediaItem; onRefresh: Refresh }) {
  const userId = useViewer()?.id ?? null;
  const memory = resumeMemory(userId, `vod-${item.id}`);
  const [startAt] = useState(() => resumePosition(memory.read(), item.duration));
  const autoPlay = useAutoPlay();
  return (
    <Player
      videoId={item.id}
      source={plainSource(item)}
      title={item.title}
      poster={pictureOf(item)}
      startAt={startAt}
      autoPlay={autoPlay}
      refreshSource={async () => {
        const { data } = await onRefresh();
        return data ? plainSource(data) : null;
      }}
      onPosition={memory.update}
      onLog={reportPlayerLog}
      {...viewingReports(standaloneViewing('library', item.id))}
    />
  );
}
