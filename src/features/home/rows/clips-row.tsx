import { getListEventClipsQueryOptions } from '@generated/api/clips/clips';
import { useListEventsWithClip } from '@generated/api/events/events';
import { useQueries } from '@tanstack/react-query';
import { useRef } from 'react';
import { ClipList } from '../../../components/clip-list/clip-list';
import { useText } from '../../../i18n/text';
import { useSeen } from '../../../ui/hooks/use-seen';
import { RowHeading } from './row-heading';

const MAX_GAMES = 3;
const CLIPS_PER_GAME = 2;
const NEAR_MARGIN = '320px';

/** The newest clips of the latest games with clips. They load when the viewer comes near the row. */
export function ClipsRow() {
  const container = useRef<HTMLDivElement>(null);
  const isNear = useSeen(container, NEAR_MARGIN);
  return <div ref={container}>{isNear && <NewClips />}</div>;
}

/** Renders nothing if there are no clips or if they fail to load. */
function NewClips() {
  const text = useText();
  const { data: games, isPending } = useListEventsWithClip({ limit: MAX_GAMES });
  const lists = useQueries({
    queries: (games?.data ?? []).map(({ id }) =>
      getListEventClipsQueryOptions(id, { limit: CLIPS_PER_GAME }),
    ),
  });
  const clips = lists.flatMap(({ data }) => data?.data ?? []);
  const loading = isPending ? MAX_GAMES : lists.filter((list) => list.isPending).length;
  if (clips.length === 0 && loading === 0) return null;
  return (
    <RowHeading title={text('rows.clips')}>
      <ClipList
        label={text('rows.clips')}
        clips={clips}
        about="game"
        size="small"
        waiting={loading * CLIPS_PER_GAME}
      />
    </RowHeading>
  );
}
