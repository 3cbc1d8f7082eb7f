import type { Event } from '@generated/model';
import type { MessageId } from '../../i18n/message-id';
import { pictureOf } from '../../lib/channel/picture-of';
import { schoolPath, teamPath } from '../../lib/links/home-of';
import { pathWithQuery } from '../../lib/links/path-with-query';
import { paths } from '../../lib/links/paths';
import type { Found } from './use-found';

export type Picture =
  | { kind: 'event'; event: Event }
  | { kind: 'crest'; src: string | null; name: string }
  | { kind: 'video'; src: string | null }
  | { kind: 'all' };

export interface SearchOption {
  key: string;
  to: string;
  picture: Picture;
  title: string;
  detail: string | null;
}

export interface ResultGroup {
  label: MessageId;
  options: SearchOption[];
}

interface Words {
  titleOf(event: Event): string;
  whenOf(event: Event): string;
  dayOf(date: string): string;
  factsOfTeam(team: Found['teams'][number]): string | null;
  allEvents: string;
  allVideos: string;
}

/** The groups of search results in the order of the list. Empty groups are left out. */
export function resultGroups(found: Found, title: string, words: Words): ResultGroup[] {
  const { events, teams, schools, videos } = found;
  const groups: ResultGroup[] = [
    {
      label: 'search.teams',
      options: teams.map((team) => ({
        key: `team-${team.id}`,
        to: teamPath(team),
        picture: { kind: 'crest', src: team.images[0]?.url ?? null, name: team.name },
        title: team.name,
        detail: words.factsOfTeam(team),
      })),
    },
    {
      label: 'search.schools',
      options: schools.map((school) => ({
        key: `school-${school.id}`,
        to: schoolPath(school),
        picture: { kind: 'crest', src: school.image, name: school.name },
        title: school.name,
        detail: null,
      })),
    },
    {
      label: 'search.events',
      options: [
        ...events.map(
          (event): SearchOption => ({
            key: `event-${event.id}`,
            to: paths.watch(event.id),
            picture: { kind: 'event', event },
            title: words.titleOf(event),
            detail: words.whenOf(event),
          }),
        ),
        ...all(
          events.length,
          'events',
          pathWithQuery(found.hasComing ? paths.schedule : paths.vod, { title }),
          words.allEvents,
        ),
      ],
    },
    {
      label: 'search.library',
      options: [
        ...videos.map(
          (video): SearchOption => ({
            key: `video-${video.id}`,
            to: paths.watchLibrary(video.id),
            picture: { kind: 'video', src: pictureOf(video) },
            title: video.title,
            detail: words.dayOf(video.date),
          }),
        ),
        ...all(videos.length, 'videos', pathWithQuery(paths.library, { title }), words.allVideos),
      ],
    },
  ];
  return groups.filter(({ options }) => options.length > 0);
}

function all(count: number, key: string, to: string, title: string): SearchOption[] {
  return count === 0 ? [] : [{ key: `all-${key}`, to, picture: { kind: 'all' }, title, detail: null }];
}
