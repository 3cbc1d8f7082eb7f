import { useListEvents } from '@generated/api/events/events';
import { useListVodMediaRails } from '@generated/api/library/library';
import type { Event, HomepageEvents } from '@generated/model';
import { useState } from 'react';
import { ViewMenu } from '../../../components/event-list/view-menu';
import { OptionalSection } from '../../../components/loading/optional-section';
import { VodRail } from '../../../components/vod-rail/vod-rail';
import { Text } from '../../../i18n/text';
import { endOfTonight, upcomingRows } from '../../../lib/event/upcoming-rows';
import { paths } from '../../../lib/links/paths';
import { MessagePanel } from '../../../ui/feedback/message-panel';
import { RenderInSlices } from '../../../ui/list/render-in-slices';
import styles from '../home-screen.module.css';
import { HomeSection } from '../home-section';
import { ClipsRow } from './clips-row';
import { PersonalRows } from './personal-rows';

const MAX_LISTED = 50;
const MAX_RAILS = 2;

/** The rows below the live games: the viewer's own rows, upcoming games, replays, clips and the library. */
export function MoreRows({ events }: { events: HomepageEvents }) {
  const [now] = useState(Date.now);
  const { tonight, isEvening, week, later } = upcomingRows(events.upcoming, now);
  const listed = useWeek(now);
  // The short list of the home page may contain only today's games, so the list for the
  // whole week replaces it once loaded.
  const games = listed ?? week;
  if (Object.values(events).every((rows) => rows.length === 0))
    return (
      <MessagePanel title={<Text id="rows.empty" />}>
        <p>
          <Text id="rows.emptyBody" />
        </p>
      </MessagePanel>
    );
  return (
    <RenderInSlices>
      <PersonalRows />
      <HomeSection
        title={isEvening ? 'rows.tonight' : 'rows.today'}
        events={tonight}
        more={paths.schedule}
        action={events.live.length === 0 && <ViewMenu />}
      />
      <HomeSection title="rows.week" events={games} more={paths.upcoming} />
      {games.length === 0 && <HomeSection title="rows.later" events={later} more={paths.upcoming} />}
      <HomeSection title="rows.featured" events={events.featured} more={null} />
      <HomeSection title="rows.replays" events={events.vod} more={paths.vod} />
      <OptionalSection>
        <ClipsRow />
      </OptionalSection>
      <OptionalSection>
        <LibraryRows />
      </OptionalSection>
    </RenderInSlices>
  );
}

/** The games of the coming week, starting tomorrow. Null while they load or if they fail to load. */
function useWeek(now: number): Event[] | null {
  const tomorrow = new Date(endOfTonight(now) * 1_000).toISOString().slice(0, 10);
  const { data } = useListEvents({ stream_status: 'upcoming', start_date: tomorrow, limit: MAX_LISTED });
  return data ? upcomingRows(data.data, now).week : null;
}

/** The first rails of the video library. Renders nothing if the library is empty or fails to load. */
function LibraryRows() {
  const { data } = useListVodMediaRails();
  return (data?.data ?? []).slice(0, MAX_RAILS).map((rail) => (
    <div key={rail.id} className={styles.section}>
      <VodRail title={rail.title} items={rail.vod_media_items} />
    </div>
  ));
}
