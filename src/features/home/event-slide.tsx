import type { Event } from '@generated/model';
import type { CSSProperties } from 'react';
import { useEventFacts } from '../../components/event-card/use-event-facts';
import { useEventTitle } from '../../components/event-card/use-event-title';
import { paths } from '../../lib/links/paths';
import { Link } from '../../ui/navigation/link';
import { Picture } from '../../ui/picture/picture';
import { SlideEventFacts } from './slide-event-facts';
import styles from './slides.module.css';

/** The slide of an event. A game shows both teams' crests and colours, other events show their image. */
export function EventSlide({ event }: { event: Event }) {
  const title = useEventTitle()(event);
  const { discipline } = useEventFacts()(event);
  const [home, away, third] = event.participants;
  const isGame = home && away && !third;
  const colors = { '--home': home?.color, '--away': away?.color };
  return (
    <article
      className={styles.slide}
      aria-label={title}
      data-event={isGame ? 'game' : 'show'}
      style={colors as CSSProperties}
    >
      {isGame ? (
        <div className={styles.teams} aria-hidden="true">
          {[away, home].map(({ id, image, name }) => (
            <span key={id}>
              <Picture
                src={image}
                alt=""
                width="400"
                height="400"
                fetchPriority="high"
                fallback={name.slice(0, 1)}
              />
            </span>
          ))}
        </div>
      ) : (
        <Picture src={event.image} alt="" width="1600" height="640" fetchPriority="high" />
      )}
      <div className={styles.words}>
        <p className={styles.kicker}>{discipline}</p>
        <h2 className={styles.title}>
          <Link to={paths.watch(event.id)}>{title}</Link>
        </h2>
        <SlideEventFacts event={event} />
      </div>
    </article>
  );
}
