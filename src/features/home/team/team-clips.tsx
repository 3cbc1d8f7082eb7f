import { getListEventClipsQueryOptions } from '@generated/api/clips/clips';
import type { Event } from '@generated/model';
import { useQueries } from '@tanstack/react-query';
import { Text } from '../../../i18n/text';
import { paths } from '../../../lib/links/paths';
import { clockText } from '../../../lib/text/clock-text';
import { Link } from '../../../ui/navigation/link';
import { Picture } from '../../../ui/picture/picture';
import styles from './team-home.module.css';

/** The latest games with clips that are looked through, and how many clips are shown. */
const GAMES = 3;
const SHOWN = 8;

/** Clips that fans cut from the season's games; nothing where there are none. */
export function TeamClips({ events }: { events: readonly Event[] }) {
  const clipped = events
    .filter(({ has_clips }) => has_clips)
    .slice(-GAMES)
    .toReversed();
  const lists = useQueries({ queries: clipped.map(({ id }) => getListEventClipsQueryOptions(id)) });
  const clips = lists
    .flatMap(({ data }) => data?.data ?? [])
    .filter(({ status }) => status === 'ready')
    .slice(0, SHOWN);
  if (clips.length === 0) return null;
  return (
    <section>
      <h2>
        <Text id="teams.clips" />
      </h2>
      <ul className={styles.clips}>
        {clips.map((clip) => (
          <li key={clip.id}>
            <span className={styles.still}>
              <Picture src={clip.image} alt="" width="320" height="180" loading="lazy" />
              <span className={styles.length}>{clockText(clip.duration)}</span>
            </span>
            <h3>
              <Link to={paths.share(clip.id, clip.uuid)}>{clip.name}</Link>
            </h3>
            <p>{clip.event_name}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
