import type { CSSProperties } from 'react';
import styles from './event-poster.module.css';

interface PosterTeam {
  name: string;
  image: string | null;
  color: string | null;
}

interface EventPosterProps {
  image: string | null;
  /** Home first, away second: what a poster is made of where there is no picture. */
  teams: readonly PosterTeam[];
  title: string;
  /** In the first view: fetched at once. */
  eager?: boolean;
}

/** Sixteen to nine. A channel's own picture, or one made from both teams' crests and colours. */
export function EventPoster({ image, teams, title, eager = false }: EventPosterProps) {
  if (image)
    return (
      <img
        className={styles.poster}
        src={image}
        alt=""
        width="640"
        height="360"
        loading={eager ? 'eager' : 'lazy'}
        decoding="async"
      />
    );
  const [home, away] = teams;
  const colors = { '--home': home?.color ?? '#1f2a3a', '--away': away?.color ?? home?.color ?? '#3a2f1f' };
  return (
    // Custom properties are not in React's type of a style.
    <div className={styles.poster} data-teams={teams.length} style={colors as CSSProperties}>
      {teams.length === 0 ? (
        <span className={styles.name}>{title}</span>
      ) : (
        [away, home].map(
          (team) =>
            team && (
              <span key={team.name} className={styles.crest}>
                {team.image ? (
                  <img src={team.image} alt="" width="96" height="96" loading="lazy" />
                ) : (
                  <span>{team.name.slice(0, 1)}</span>
                )}
              </span>
            ),
        )
      )}
    </div>
  );
}
