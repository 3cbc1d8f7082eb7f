import { getListEventClipsQueryOptions } from '@generated/api/clips/clips';
import type { Event } from '@generated/model';
import { useQueries } from '@tanstack/react-query';
import { ClipList } from '../../../components/clip-list/clip-list';
import { Text, useText } from '../../../i18n/text';
import styles from './team-home.module.css';

/** How many of the latest games with clips are searched, and how many clips are shown. */
const MAX_GAMES = 3;
const MAX_SHOWN = 8;

/** Clips from the latest games of the season. Renders nothing if there are none. */
export function TeamClips({ events }: { events: readonly Event[] }) {
  const text = useText();
  const clipped = events
    .filter(({ has_clips }) => has_clips)
    .slice(-MAX_GAMES)
    .toReversed();
  const lists = useQueries({ queries: clipped.map(({ id }) => getListEventClipsQueryOptions(id)) });
  const clips = lists
    .flatMap(({ data }) => data?.data ?? [])
    .filter(({ status }) => status === 'ready')
    .slice(0, MAX_SHOWN);
  if (clips.length === 0) return null;
  return (
    <section className={styles.clips}>
      <h2>
        <Text id="teams.clips" />
      </h2>
      <ClipList label={text('teams.clips')} clips={clips} about="game" />
    </section>
  );
}
