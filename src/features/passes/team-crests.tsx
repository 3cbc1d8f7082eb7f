import { useParticipants } from '../../api/hooks/participants';
import { Picture } from '../../ui/picture/picture';
import styles from './team-crests.module.css';

const MAX_SHOWN = 5;

/** The crests of the first few teams that can be chosen. */
export function TeamCrests({ ids }: { ids: readonly number[] }) {
  const teams = useParticipants();
  const crests = ids.flatMap((id) => teams.get(id)?.images[0]?.url ?? []).slice(0, MAX_SHOWN);
  return (
    <div className={styles.crests} aria-hidden="true">
      {crests.map((url) => (
        <Picture key={url} src={url} alt="" width="48" height="48" loading="lazy" />
      ))}
    </div>
  );
}
