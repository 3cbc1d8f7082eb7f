import type { CSSProperties } from 'react';
import { pictureAddress } from '../../lib/links/picture-address';
import styles from './event-poster.module.css';
import { CardPicture, Picture } from './picture';

interface PosterTeam {
  name: string;
  image: string | null;
  color: string | null;
}

interface EventPosterProps {
  image: string | null;
  /** The teams, home team first. If there is no image, the poster is drawn from their crests and colours. */
  teams: readonly PosterTeam[];
  title: string;
  /** Whether the poster is in the first viewport, so that it is fetched at once. */
  eager?: boolean;
}

/** A 16:9 poster of an event: its own image, or one drawn from the crests and colours of both teams. */
export function EventPoster({ image, teams, title, eager = false }: EventPosterProps) {
  if (pictureAddress(image)) return <CardPicture className={styles.poster} src={image} eager={eager} />;
  const [home, away] = teams;
  const colors = { '--home': home?.color, '--away': away?.color ?? home?.color };
  return (
    // The cast is needed, because React's CSSProperties type has no custom properties.
    <div className={styles.poster} data-teams={teams.length} style={colors as CSSProperties}>
      {teams.length === 0 ? (
        <span className={styles.name}>{title}</span>
      ) : (
        [away, home].map(
          (team) =>
            team && (
              <span key={team.name} className={styles.crest}>
                <Picture
                  src={team.image}
                  alt=""
                  width="96"
                  height="96"
                  loading="lazy"
                  fallback={<span>{team.name.slice(0, 1)}</span>}
                />
              </span>
            ),
        )
      )}
    </div>
  );
}
