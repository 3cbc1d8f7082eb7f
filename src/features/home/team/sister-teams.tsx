import type { Participant, ParticipantGroup } from '@generated/model';
import { useParticipants } from '../../../api/hooks/participants';
import { Text, useText } from '../../../i18n/text';
import { teamPath } from '../../../lib/links/home-of';
import { GENDER_TEXT } from '../../../lib/text/gender-text';
import { Link } from '../../../ui/navigation/link';
import { Picture } from '../../../ui/picture/picture';
import styles from './team-home.module.css';

interface SisterTeamsProps {
  team: Participant | null;
  school: ParticipantGroup | null;
}

/** The teams of a school. On a team's page, the other teams of its schools. */
export function SisterTeams({ team, school }: SisterTeamsProps) {
  const text = useText();
  const teams = useParticipants();
  const schools = team ? team.groups.map(({ id }) => id) : [school?.id];
  const sisters = [...teams.values()].filter(
    ({ id, groups }) => id !== team?.id && groups.some((group) => schools.includes(group.id)),
  );
  if (sisters.length === 0) return null;
  return (
    <section>
      <h2>
        <Text id={team ? 'teams.sisters' : 'teams.teams'} />
      </h2>
      <ul className={styles.sisters}>
        {sisters.map((sister) => {
          const { sport, gender } = sister.properties;
          return (
            <li key={sister.id}>
              <Picture
                className={styles.crest}
                src={sister.images[0]?.url}
                alt=""
                width="48"
                height="48"
                loading="lazy"
                fallback={<span className={styles.noCrest}>{sister.name.slice(0, 1)}</span>}
              />
              <span className={styles.who}>
                <Link to={teamPath(sister)}>{sister.name}</Link>
                <span className={styles.detail}>
                  {[sport?.name, gender !== 'not identified' && text(GENDER_TEXT[gender])]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
