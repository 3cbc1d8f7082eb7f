import { useListParticipants } from '@generated/api/participants/participants';
import type { Package, Participant } from '@generated/model';
import { useState } from 'react';
import { useOrders } from '../../api/hooks/orders';
import { ALL_PARTICIPANTS, useParticipants } from '../../api/hooks/participants';
import { Text, useText } from '../../i18n/text';
import { teamPurchased } from '../../lib/purchase/purchased';
import { matchesQuery } from '../../lib/text/query-words';
import { Skeleton } from '../../ui/feedback/skeleton';
import { SearchBox } from '../../ui/form/search-box';
import { LoadFailure } from '../loading/load-failure';
import styles from './team-chooser.module.css';

interface TeamChooserProps {
  item: Pick<Package, 'participants'>;
  onChoose(participantId: number): void;
}

const wordsOf = ({ name, properties, groups }: Participant): string =>
  [name, properties.sport?.name ?? '', ...groups.map((group) => group.name)].join(' ');

/** The teams that a team pass can be bought for, by their crests; what the viewer has is marked. */
export function TeamChooser({ item, onChoose }: TeamChooserProps) {
  const text = useText();
  const all = useParticipants();
  const { error, isFetching, refetch } = useListParticipants(ALL_PARTICIPANTS);
  const orders = useOrders().data?.data ?? [];
  const [wish, setWish] = useState('');
  const offered = item.participants.flatMap((id) => all.get(id) ?? []);
  const found = offered.filter((team) => matchesQuery(wordsOf(team), wish));
  if (error && all.size === 0) return <LoadFailure error={error} onRetry={refetch} retrying={isFetching} />;
  return (
    <section className={styles.chooser} aria-label={text('buy.chooseTeam')}>
      <SearchBox label={text('buy.findTeam')} value={wish} onSearch={setWish} />
      <ul className={styles.teams}>
        {all.size === 0 &&
          item.participants.slice(0, 12).map((id) => <Skeleton key={id} className={styles.place} />)}
        {found.map((team) => {
          const bought = teamPurchased(orders, team.id);
          return (
            <li key={team.id}>
              <button
                type="button"
                className={styles.team}
                disabled={bought}
                onClick={() => onChoose(team.id)}
              >
                {team.images[0] && (
                  <img src={team.images[0].url} alt="" width="56" height="56" loading="lazy" />
                )}
                <span className={styles.name}>{team.name}</span>
                <span className={styles.school}>
                  {bought ? <Text id="buy.purchased" /> : team.groups.map(({ name }) => name).join(', ')}
                </span>
              </button>
            </li>
          );
        })}
      </ul>
      <p role="status" className={styles.none}>
        {all.size > 0 && found.length === 0 && <Text id="buy.noTeam" />}
      </p>
    </section>
  );
}
