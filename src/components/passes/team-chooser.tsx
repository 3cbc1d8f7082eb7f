import { useListParticipants } from '@generated/api/participants/participants';
import type { Event, Package, Participant } from '@generated/model';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useOrders } from '../../api/hooks/orders';
import { ALL_PARTICIPANTS, useParticipants } from '../../api/hooks/participants';
import { Text, useText } from '../../i18n/text';
import { teamPurchased } from '../../lib/purchase/purchased';
import { matchesQuery } from '../../lib/text/query-words';
import { Skeleton } from '../../ui/feedback/skeleton';
import { SearchBox } from '../../ui/form/search-box';
import { Picture } from '../../ui/picture/picture';
import { LoadFailure } from '../loading/load-failure';
import { NameFilter } from './name-filter';
import styles from './team-chooser.module.css';
import { useAdded } from './use-added';

interface TeamChooserProps {
  item: Package;
  onChoose(participantId: number): void;
}

const searchTextOf = ({ name, properties, groups }: Participant): string =>
  [name, properties.sport?.name ?? '', ...groups.map((group) => group.name)].join(' ');

/** Lets the viewer choose the team of a team pass. Teams that the viewer has bought are marked. */
export function TeamChooser({ item, onChoose }: TeamChooserProps) {
  const text = useText();
  const all = useParticipants();
  const { error, isFetching, refetch } = useListParticipants(ALL_PARTICIPANTS);
  const orders = useOrders().data?.data ?? [];
  const added = useAdded(true);
  const [typed, setTyped] = useState('');
  const [sport, setSport] = useState('');
  const [school, setSchool] = useState('');
  const offered = item.participants.flatMap((id) => all.get(id) ?? []);
  const found = offered.filter(
    (team) =>
      matchesQuery(searchTextOf(team), typed) &&
      (sport === '' || String(team.properties.sport?.id) === sport) &&
      (school === '' || team.groups.some(({ id }) => String(id) === school)),
  );
  const isLoading = all.size === 0;
  if (error && isLoading) return <LoadFailure error={error} onRetry={refetch} retrying={isFetching} />;
  return (
    <section className={styles.chooser} aria-label={text('buy.chooseTeam')}>
      <div className={styles.filters}>
        <SearchBox
          label={text('buy.findTeam')}
          hint={text('buy.findTeamHint')}
          value={typed}
          immediate
          onSearch={setTyped}
        />
        {isLoading ? (
          <>
            <Skeleton className={styles.filterPlace} />
            <Skeleton className={styles.filterPlace} />
          </>
        ) : (
          <>
            <NameFilter
              label="buy.sport"
              rows={offered.flatMap(({ properties }) => properties.sport ?? [])}
              value={sport}
              onChoose={setSport}
            />
            <NameFilter
              label="buy.school"
              rows={offered.flatMap(({ groups }) => groups)}
              value={school}
              onChoose={setSchool}
            />
          </>
        )}
      </div>
      <ul className={styles.teams}>
        {isLoading &&
          item.participants.slice(0, 12).map((id) => <Skeleton key={id} className={styles.place} />)}
        {found.map((team) => {
          const bought = teamPurchased(orders, team.id);
          const addedGames = added?.byPass(item, team.id).coming;
          return (
            <li key={team.id}>
              <button
                type="button"
                className={styles.team}
                disabled={bought}
                onClick={() => onChoose(team.id)}
              >
                <span className={styles.crest}>
                  <Picture src={team.images[0]?.url} alt="" width="56" height="56" loading="lazy" />
                </span>
                <span className={styles.name}>{team.name}</span>
                <span className={styles.school}>
                  {bought ? <Text id="buy.purchased" /> : team.groups.map(({ name }) => name).join(', ')}
                </span>
                {!bought && <AddedGames games={addedGames} />}
              </button>
            </li>
          );
        })}
      </ul>
      <p role="status" className={styles.none}>
        {!isLoading && found.length === 0 && <Text id="buy.noTeam" />}
      </p>
    </section>
  );
}

/**
 * The upcoming games that the pass for a team adds for this viewer. Its space is
 * reserved while the games load.
 */
function AddedGames({ games }: { games: readonly Event[] | undefined }) {
  const { formatDate } = useIntl();
  if (!games) return <span className={styles.left} />;
  const [next] = games;
  return (
    <span className={styles.left} data-none={games.length === 0}>
      {next ? (
        <Text
          id="buy.addsGames"
          values={{
            count: games.length,
            date: formatDate(next.event_utc_ts * 1000, { weekday: 'short', month: 'short', day: 'numeric' }),
          }}
        />
      ) : (
        <Text id="buy.addsNoGame" />
      )}
    </span>
  );
}
