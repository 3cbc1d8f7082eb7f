import { useListFavoriteEvents } from '@generated/api/events/events';
import { useListFavorites } from '@generated/api/favourites/favourites';
import type { Event, Favorite } from '@generated/model';
import { useChannel } from '../../../api/hooks/channel';
import { useParticipants } from '../../../api/hooks/participants';
import { EventTime } from '../../../components/event-card/event-time';
import { useEventTitle } from '../../../components/event-card/use-event-title';
import { Text, useText } from '../../../i18n/text';
import { categoryLineage, lineageIds } from '../../../lib/channel/category-tree';
import { followsEvent } from '../../../lib/favourites/follows-event';
import { gamesOfFavourites } from '../../../lib/favourites/games-of-favourites';
import { schoolPath, teamPath } from '../../../lib/links/home-of';
import { paths } from '../../../lib/links/paths';
import { LiveBadge } from '../../../ui/feedback/live-badge';
import { Link } from '../../../ui/navigation/link';
import { Picture } from '../../../ui/picture/picture';
import { RowHeading } from './row-heading';
import styles from './rows.module.css';

const MAX_SHOWN = 6;
const MAX_LISTED = 50;

/** The next and the last game of each team, school and sport that the viewer follows. */
export function TeamsRow() {
  const text = useText();
  const describe = useFavouriteName();
  const tree = useChannel()['events-categories'];
  const teams = useParticipants();
  const favourites = useListFavorites().data?.data ?? [];
  const live = useListFavoriteEvents({ stream_status: 'live', limit: MAX_LISTED });
  const next = useListFavoriteEvents({ stream_status: 'upcoming', limit: MAX_LISTED });
  const last = useListFavoriteEvents({
    stream_status: 'finished',
    sort_direction: 'desc',
    limit: MAX_LISTED,
  });
  const lists = [live, next, last];
  const isLoading = lists.some(({ isPending }) => isPending);
  const known = {
    schoolsOf: (id: number) => teams.get(id)?.groups.map((school) => school.id) ?? [],
    categoriesOf: (id: number) => lineageIds(tree, id),
  };
  const games = gamesOfFavourites(
    favourites,
    lists.flatMap(({ data }) => data?.data ?? []),
    (favourite, event) => followsEvent([favourite], event, known),
  );
  if (!isLoading && games.length === 0) return null;
  return (
    <RowHeading title={text('rows.yourTeams')} more={`${paths.schedule}?favourites=1`}>
      <ul className={styles.teams} aria-label={text('rows.yourTeams')} aria-busy={isLoading}>
        {isLoading
          ? favourites.slice(0, MAX_SHOWN).map(({ id }) => <li key={id} aria-hidden="true" />)
          : games.slice(0, MAX_SHOWN).map(({ favourite, next: coming, last: past }) => {
              const about = describe(favourite);
              return (
                about && (
                  <li key={favourite.id}>
                    <span className={styles.crest} aria-hidden="true">
                      <Picture
                        src={about.crest}
                        alt=""
                        width="56"
                        height="56"
                        loading="lazy"
                        fallback={about.name.slice(0, 1)}
                      />
                    </span>
                    <h3>
                      <Link to={about.to}>{about.name}</Link>
                    </h3>
                    {coming && (
                      <GameLine
                        event={coming}
                        label={coming.stream_status === 'live' ? 'rows.now' : 'rows.next'}
                      />
                    )}
                    {past && <GameLine event={past} label="rows.last" />}
                  </li>
                )
              );
            })}
      </ul>
    </RowHeading>
  );
}

function GameLine({ event, label }: { event: Event; label: 'rows.now' | 'rows.next' | 'rows.last' }) {
  const title = useEventTitle()(event);
  return (
    <p className={styles.game}>
      <span className={styles.label}>{label === 'rows.now' ? <LiveBadge /> : <Text id={label} />}</span>
      <Link to={paths.watch(event.id)}>{title}</Link>
      <span className={styles.when}>
        <EventTime event={event} />
      </span>
    </p>
  );
}

/** Returns the name, crest and page of a favourite. Null for a favourite that no longer exists. */
function useFavouriteName() {
  const channel = useChannel();
  const teams = useParticipants();
  return ({ favoritable_type, favoritable_id: id }: Favorite) => {
    if (favoritable_type === 'participant') {
      const team = teams.get(id);
      return team ? { name: team.name, crest: team.images[0]?.url, to: teamPath(team) } : null;
    }
    if (favoritable_type === 'group') {
      const school = channel['participant-groups'].find((row) => row.id === id);
      return school ? { name: school.name, crest: school.image, to: schoolPath(school) } : null;
    }
    const sport = categoryLineage(channel['events-categories'], id).at(-1);
    return sport ? { name: sport.name, crest: null, to: `${paths.schedule}?sport=${id}` } : null;
  };
}
