import { useListEvents } from '@generated/api/events/events';
import type { Participant, ParticipantGroup } from '@generated/model';
import { useState } from 'react';
import { LoadFailure } from '../../../components/loading/load-failure';
import { dictionary } from '../../../i18n/dictionary';
import { Text } from '../../../i18n/text';
import { linkName } from '../../../lib/channel/find-target';
import { paths } from '../../../lib/links/paths';
import { usePageMetadata } from '../../../ui/hooks/use-page-metadata';
import { Link } from '../../../ui/navigation/link';
import { NextGame } from './next-game';
import { nextGame, seasonAt } from './season';
import { SeasonTable } from './season-table';
import { SisterTeams } from './sister-teams';
import { TeamClips } from './team-clips';
import { TeamHeader } from './team-header';
import styles from './team-home.module.css';
import { TeamPass } from './team-pass';
import { TeamSkeleton } from './team-skeleton';

/** The maximum number of events that one request returns. */
const MAX_LISTED = 200;

interface TeamHomeProps {
  team: Participant | null;
  /** The school of the page. Null on a team's page. */
  school: ParticipantGroup | null;
}

/** Loads the page together with its messages. Used for a lazy import. */
export async function openTeamHome(): Promise<{ default: typeof TeamHome }> {
  await Promise.all([dictionary.need('teams'), dictionary.need('buy')]);
  return { default: TeamHome };
}

/** The page of a team or school: its header, its next game and its season. */
function TeamHome({ team, school }: TeamHomeProps) {
  const [season] = useState(() => seasonAt(Date.now()));
  const target = team ? { team: team.id } : { school: school?.id };
  const { data, error, isFetching, refetch } = useListEvents({
    ...target,
    start_date: season.firstDay,
    sort_field: 'event_utc_ts',
    sort_direction: 'asc',
    limit: MAX_LISTED,
  });
  const chosen = team ?? school;
  usePageMetadata({ name: chosen?.name, image: team ? team.images[0]?.url : school?.image });
  if (!chosen) return null;
  const events = data?.data ?? [];
  const next = nextGame(events);
  return (
    <>
      <TeamHeader team={team} school={school} events={data?.data ?? (error ? [] : undefined)} />
      <div className={styles.page}>
        {data ? (
          <>
            <div className={styles.first}>
              {next ? (
                <NextGame event={next} />
              ) : (
                <p className={styles.none}>
                  <Text id="teams.noNext" />
                </p>
              )}
              {team && <TeamPass team={team} />}
            </div>
            <section>
              <div className={styles.heading}>
                <h2>
                  <Text
                    id="teams.season"
                    values={{ start: String(season.years[0]), end: String(season.years[1]) }}
                  />
                </h2>
                <Link
                  to={`${paths.schedule}?${new URLSearchParams({ [team ? 'team' : 'school']: linkName(chosen) })}`}
                >
                  <Text id="teams.allGames" />
                </Link>
              </div>
              {events.length > 0 ? (
                <SeasonTable events={events} nextId={next?.id ?? null} />
              ) : (
                <p className={styles.none}>
                  <Text id="teams.noGames" />
                </p>
              )}
            </section>
            <TeamClips events={events} />
          </>
        ) : error ? (
          <LoadFailure error={error} onRetry={refetch} retrying={isFetching} />
        ) : (
          <TeamSkeleton />
        )}
        <SisterTeams team={team} school={school} />
      </div>
    </>
  );
}
