import type { EventCategory, Language } from '../../generated/model/index.ts';
import { divisionId, inLanguage, LEVELS, SHOWS, SPORTS } from './words.ts';

export function buildCategories(language: Language): EventCategory[] {
  const sports = SPORTS.map((sport) => ({
    id: sport.id,
    parent_id: null,
    name: inLanguage(language, sport.name),
    image: null,
    children: LEVELS.map(({ key, name }) => ({
      id: divisionId(sport.id, key),
      parent_id: sport.id,
      name: `${inLanguage(language, sport.name)} · ${inLanguage(language, name)}`,
      image: null,
      children: [],
    })),
  }));
  const shows = { id: SHOWS.id, parent_id: null, name: inLanguage(language, SHOWS.name), image: null };
  return [...sports, { ...shows, children: [] }];
}

/** Returns, for each category, its own id and those of its ancestors. */
export function ancestry(tops: EventCategory[]): Map<number, number[]> {
  const lines = new Map<number, number[]>();
  const walk = (category: EventCategory, above: number[]) => {
    const line = [category.id, ...above];
    lines.set(category.id, line);
    for (const child of category.children) walk(child, line);
  };
  for (const top of tops) walk(top, []);
  return lines;
}
