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
  /** Home first, then away: the poster is drawn from them where there is no picture. */
  teams: readonly PosterTeam[];
  title: string;
  /** The poster is in the first viewport: fetch it at once. */
  eager?: boolean;
}

/** A 16:9 poster: the channel's own picture, or one drawn from both teams' crests and colours. */
export function EventPoster({ image, teams, title, eager = false }: EventPosterProps) {
  if (pictureAddress(image)) return <CardPicture className={styles.poster} src={image} eager={eager} />;
  const [home, away] = teams;
  const colors = { '--home': home?.color, '--away': away?.color ?? home?.color };
  return (
    // React's CSSProperties do not include custom properties.
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
