import type { Event } from '@generated/model';
import { Picture } from '../../../ui/picture/picture';
import styles from './matchup.module.css';

/** The crests of both teams. The away team comes first, as in the title. */
export function Matchup({ teams }: { teams: Event['participants'] }) {
  if (teams.length !== 2) return null;
  return (
    <div className={styles.matchup} aria-hidden="true">
      {teams.toReversed().map((team) => (
        <span key={team.id} className={styles.crest}>
          <Picture
            src={team.image}
            alt=""
            width="96"
            height="96"
            fallback={<span>{team.name.slice(0, 1)}</span>}
          />
        </span>
      ))}
    </div>
  );
}
