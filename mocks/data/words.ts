import type { Gender, Language } from '../../generated/model/index.ts';

/** A text in both languages: [English, French]. */
export type Text = readonly [en: string, fr: string];

export function inLanguage(language: Language, [en, fr]: Text): string {
  return language === 'fr' ? fr : en;
}

/** Returns the URL of an image that contains words, so that each language needs its own image. */
export const pictureIn = (language: Language, name: string, type: 'svg' | 'webp') =>
  `/media/${name}${inLanguage(language, ['', '-fr'])}.${type}`;

export interface Sport {
  id: number;
  name: Text;
  /** The sport's name, which combines with a gender: Women's hockey, hockey féminin. */
  word: Text;
  genders: readonly Gender[];
  minutes: number;
}

export const SPORTS: readonly Sport[] = [
  {
    id: 1,
    name: ['Hockey', 'Hockey'],
    word: ['Hockey', 'Hockey'],
    genders: ['female', 'male'],
    minutes: 150,
  },
  {
    id: 2,
    name: ['Basketball', 'Basketball'],
    word: ['Basketball', 'Basketball'],
    genders: ['female', 'male'],
    minutes: 120,
  },
  {
    id: 3,
    name: ['Volleyball', 'Volleyball'],
    word: ['Volleyball', 'Volleyball'],
    genders: ['female', 'male'],
    minutes: 110,
  },
  {
    id: 4,
    name: ['Soccer', 'Soccer'],
    word: ['Soccer', 'Soccer'],
    genders: ['female', 'male'],
    minutes: 115,
  },
  { id: 5, name: ['Football', 'Football'], word: ['Football', 'Football'], genders: ['male'], minutes: 180 },
  {
    id: 6,
    name: ['Swimming', 'Natation'],
    word: ['Swimming', 'Natation'],
    genders: ['not identified'],
    minutes: 170,
  },
];

const SIDES: Record<Gender, Text> = {
  female: ["Women's", 'féminin'],
  male: ["Men's", 'masculin'],
  'not identified': ['', ''],
};

/** Returns a name such as Women's Hockey, Hockey féminin or Swimming. */
export function discipline(language: Language, sport: Sport, gender: Gender): string {
  const word = inLanguage(language, sport.word);
  const side = inLanguage(language, SIDES[gender]);
  return language === 'fr' ? `${word} ${side}`.trim() : `${side} ${word}`.trim();
}

export const LEVELS = [
  { key: 'college', name: ['College', 'Universitaire'] },
  { key: 'high-school', name: ['High school', 'Secondaire'] },
] as const satisfies readonly { key: string; name: Text }[];

/** Returns the category of a sport at a level: 11 is college hockey, 12 is high-school hockey. */
export function divisionId(sportId: number, level: 'college' | 'high-school'): number {
  return sportId * 10 + (level === 'college' ? 1 : 2);
}

/** The category of events without teams, which belong to no sport. */
export const SHOWS: { id: number; name: Text } = {
  id: 7,
  name: ['Shows and ceremonies', 'Émissions et cérémonies'],
};

/** Returns the sport of a category, which is either the sport itself or one of its divisions. */
export const sportOfCategory = (category: number): Sport | undefined =>
  SPORTS.find(({ id }) => id === category || id === Math.floor(category / 10));

export function slug(text: string): string {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return plain
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 60);
}
