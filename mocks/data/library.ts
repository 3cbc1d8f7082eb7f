import type { Language, VodMediaCategory, VodMediaItem } from '../../generated/model/index.ts';
import type { EventRow } from './events.ts';
import { at, type Random } from './random.ts';
import { inLanguage, SPORTS, type Text } from './words.ts';

export interface Library {
  categories: VodMediaCategory[];
  /** The videos, latest first. */
  items: VodMediaItem[];
  rails: { id: number; title: string; items: number[] }[];
}

const CATEGORIES: readonly Text[] = [
  ['Highlights', 'Faits saillants'],
  ['Interviews', 'Entrevues'],
  ['Documentaries', 'Documentaires'],
  ['Coaching', 'Entraînement'],
  ['Classics', 'Classiques'],
];

/** Titles with their library category. The videos cycle through all sports, so each title fits any sport. */
const TITLES: readonly (readonly [category: number, title: Text])[] = [
  [1, ['Ten best moments of week {n}', 'Les dix plus beaux moments de la semaine {n}']],
  [1, ['Great comebacks, week {n}', 'Les grandes remontées de la semaine {n}']],
  [2, ['Five minutes with the captain, part {n}', 'Cinq minutes avec la capitaine, partie {n}']],
  [3, ['The long road to the final, episode {n}', 'Le long chemin vers la finale, épisode {n}']],
  [4, ['Skills school, lesson {n}: warming up', 'École d’habiletés, leçon {n} : l’échauffement']],
  [
    5,
    [
      'Classic: the {year} final, decided at the last second',
      'Classique : la finale de {year}, décidée à la dernière seconde',
    ],
  ],
  [1, ['Plays of the week, week {n}', 'Les jeux de la semaine {n}']],
  [2, ['After the whistle, episode {n}', 'Après le sifflet, épisode {n}']],
];

const LATEST_TITLE: Text = ['Ten best saves of the autumn', 'Les dix plus beaux arrêts de l’automne'];
const FIRST_ITEM_ID = 601;
/** The number of recent videos, which are 0.7 days apart. Older videos are 2.3 days apart. */
const RECENT_COUNT = 8;
const DAY_S = 86_400;
const NEW_MS = 7 * DAY_S * 1_000;

/** Returns the id of the sport that a video is about. */
export const sportOfItem = (id: number): number => at(SPORTS, id - FIRST_ITEM_ID).id;

export function buildLibrary(
  language: Language,
  count: number,
  anchor: number,
  events: EventRow[],
  random: Random,
): Library {
  const midnight = Math.floor(anchor / DAY_S) * DAY_S;
  const games = events.filter(({ recorded, start }) => recorded && start < midnight - DAY_S);
  const items = Array.from({ length: count }, (_, index): VodMediaItem => {
    const id = FIRST_ITEM_ID + index;
    const [category, title] = at(TITLES, index);
    const sport = at(SPORTS, index);
    // The latest video of a series has the highest number.
    const round = Math.floor(index / TITLES.length);
    const number = Math.ceil(count / TITLES.length) - round;
    const days = index < RECENT_COUNT ? index * 0.7 : 7 + (index - RECENT_COUNT) * 2.3;
    return {
      id,
      title: inLanguage(language, index === 0 ? LATEST_TITLE : title)
        .replace('{n}', String(number))
        .replace('{year}', String(2024 - round)),
      description:
        index % 4 === 3
          ? null
          : inLanguage(language, [
              `${sport.name[0]}, picked and cut by our own crew.`,
              `${sport.name[1]} : choix et montage de notre équipe.`,
            ]),
      date: new Date((midnight - days * DAY_S - random.number.int({ max: 40_000 })) * 1000).toISOString(),
      duration: 90 + ((index * 37) % 60) * 10,
      assets: [{ type: 'image', path: `/media/vod-${id}.webp` }],
      media_url: `/media/vod/${id}/master.m3u8`,
      categories: [category, ...(index % 5 === 0 && category !== 5 ? [5] : [])],
      event_id: category === 1 && games.length > 0 ? at(games, index * 7).id : null,
    };
  });
  const isNew = ({ date }: VodMediaItem) => Date.parse(date) > anchor * 1_000 - NEW_MS;
  // New videos appear only in their own rail, so that no rail repeats another one.
  const shelf = (category: number) =>
    items.filter((item) => !isNew(item) && item.categories.includes(category)).slice(0, 12);
  const ids = (list: VodMediaItem[]) => list.map(({ id }) => id);
  return {
    categories: CATEGORIES.map((name, index) => ({ id: index + 1, name: inLanguage(language, name) })),
    items,
    rails: [
      {
        id: 1,
        title: inLanguage(language, ['New this week', 'Nouveau cette semaine']),
        items: ids(items.filter(isNew)),
      },
      ...CATEGORIES.slice(0, 4).map((name, index) => ({
        id: index + 2,
        title: inLanguage(language, name),
        items: ids(shelf(index + 1)),
      })),
    ].filter((rail) => rail.items.length > 0),
  };
}
