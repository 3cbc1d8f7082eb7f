import type { Event, Participant, ParticipantGroup } from '@generated/model';
import { type CSSProperties, Suspense } from 'react';
import { useChannel } from '../../../api/hooks/channel';
import { FavouriteStar } from '../../../components/favourites/favourite-star';
import { lazySection } from '../../../components/loading/lazy-section';
import { useText } from '../../../i18n/text';
import { schoolPath } from '../../../lib/links/home-of';
import { GENDER_TEXT } from '../../../lib/text/gender-text';
import { useMedia } from '../../../ui/hooks/use-media';
import { Link } from '../../../ui/navigation/link';
import { Picture } from '../../../ui/picture/picture';
import { NARROW, slideImage, slidesFor } from '../slides-for';
import { SeasonCalendar } from './season-calendar';
import styles from './team-header.module.css';

const TeamReminder = lazySection(
  () => import('../../../components/reminders/team-reminder').then(({ TeamReminder: part }) => part),
  'calendar',
);

interface TeamHeaderProps {
  team: Participant | null;
  school: ParticipantGroup | null;
  /** The games of the season. Undefined while they load. */
  events: readonly Event[] | undefined;
}

/** The crest, name and colours of a team or school, shown over its first slide. */
export function TeamHeader({ team, school, events }: TeamHeaderProps) {
  const text = useText();
  const { slides } = useChannel();
  const narrow = useMedia(NARROW);
  const chosen = team ?? school;
  if (!chosen) return null;
  const [slide] = slidesFor(slides, { team: team?.id ?? null, school: team ? null : chosen.id });
  const crest = team ? team.images[0]?.url : school?.image;
  const gender = team?.properties.gender;
  const facts = team && [
    team.properties.sport?.name,
    gender && gender !== 'not identified' && text(GENDER_TEXT[gender]),
  ];
  return (
    <header className={styles.header} style={{ '--team': team?.color } as CSSProperties}>
      {slide && <Picture className={styles.ground} src={slideImage(slide, narrow)} alt="" />}
      <div className={styles.inner}>
        <span className={styles.crest} aria-hidden="true">
          <Picture
            src={crest}
            alt=""
            width="160"
            height="160"
            fetchPriority="high"
            fallback={chosen.name.slice(0, 1)}
          />
        </span>
        <div className={styles.words}>
          {team && (
            <p className={styles.facts}>
              {facts?.filter(Boolean).join(' · ')}
              {team.groups.map((group) => (
                <Link key={group.id} to={schoolPath(group)}>
                  {group.name}
                </Link>
              ))}
            </p>
          )}
          <h1>{chosen.name}</h1>
          <div className={styles.actions}>
            <FavouriteStar labelled type={team ? 'participant' : 'group'} id={chosen.id} name={chosen.name} />
            <SeasonCalendar
              events={events}
              name={chosen.name}
              fileName={chosen.alias ?? String(chosen.id)}
              ids={team ? { teams: [chosen.id] } : { schools: [chosen.id] }}
            />
            <Suspense>{team && <TeamReminder team={team} />}</Suspense>
          </div>
        </div>
      </div>
    </header>
  );
}
