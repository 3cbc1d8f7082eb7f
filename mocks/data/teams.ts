import type {
  Gender,
  Language,
  Participant,
  ParticipantGroup,
  ParticipantGroupProperties,
  ParticipantSummary,
} from '../../generated/model/index.ts';
import { at, type Random } from './random.ts';
import { SCHOOLS, type SchoolSeed } from './schools-list.ts';
import { discipline, inLanguage, LEVELS, SPORTS, type Sport, slug } from './words.ts';

export interface Team extends Participant {
  sport: Sport;
  level: SchoolSeed['level'];
  city: string;
}

export interface Roster {
  schools: ParticipantGroup[];
  teams: Team[];
  properties: ParticipantGroupProperties[];
}

const FIRST_TEAM_ID = 101;

/** The number of teams of each kind at each level, thirty in total. */
const TEAMS_PER_SPORT: readonly [sportId: number, gender: Gender, teams: number][] = [
  [1, 'female', 3],
  [1, 'male', 3],
  [2, 'female', 3],
  [2, 'male', 3],
  [3, 'female', 3],
  [3, 'male', 2],
  [4, 'female', 3],
  [4, 'male', 2],
  [5, 'male', 4],
  [6, 'not identified', 4],
];

/** Returns enough schools for the number of teams: the named schools first, then invented cities. */
function schoolSeeds(teams: number, random: Random): SchoolSeed[] {
  const seeds = [...SCHOOLS];
  const names = new Set(seeds.map(({ name }) => name));
  while (seeds.length < Math.ceil((teams * SCHOOLS.length) / 60)) {
    const model = at(SCHOOLS, seeds.length);
    const city = random.location.city();
    const name = names.has(city) ? `${city} ${random.location.direction()} ${seeds.length}` : city;
    names.add(name);
    seeds.push({ ...model, name, color: random.color.rgb().toLowerCase() });
  }
  return seeds;
}

function sportById(id: number): Sport {
  const sport = SPORTS.find((candidate) => candidate.id === id);
  if (!sport) throw new Error(`no sport ${id}`);
  return sport;
}

export function buildRoster(language: Language, count: number, random: Random): Roster {
  const seeds = schoolSeeds(count, random);
  const schools = seeds.map(
    (seed, index): ParticipantGroup => ({
      id: index + 1,
      name: seed.name,
      alias: slug(seed.name),
      image: `/media/school-${index + 1}.webp`,
    }),
  );
  const teams: Team[] = [];
  const byLevel = LEVELS.map(({ key }) =>
    seeds.flatMap((seed, index) => (seed.level === key ? [index] : [])),
  );
  for (let round = 0; teams.length < count; round += 1) {
    for (const members of byLevel) {
      let turn = round * 30;
      for (const [sportId, gender, size] of TEAMS_PER_SPORT) {
        for (let each = 0; each < size && teams.length < count; each += 1, turn += 1) {
          const school = at(members, turn);
          const seed = at(seeds, school);
          const group = at(schools, school);
          teams.push(
            team(language, FIRST_TEAM_ID + teams.length, seed, group, sportById(sportId), gender, round),
          );
        }
      }
    }
  }
  return { schools, teams, properties: schools.map((school) => propertiesOf(school, teams)) };
}

/** In French, "de" becomes "d’" before a vowel: d’Eagle Point, de Northfield. */
const ofPlace = (name: string) => (/^[aeiouyéè]/i.test(name) ? `d’${name}` : `de ${name}`);

function team(
  language: Language,
  id: number,
  seed: SchoolSeed,
  group: ParticipantGroup,
  sport: Sport,
  gender: Gender,
  round: number,
): Team {
  const what = discipline(language, sport, gender);
  const name =
    language === 'fr'
      ? `${seed.mascot} ${ofPlace(seed.name)} – ${what.toLowerCase()}`
      : `${seed.name} ${seed.mascot} ${what}`;
  const side = { female: 'women', male: 'men', 'not identified': 'team' }[gender];
  return {
    id,
    name: round === 0 ? name : `${name} ${String.fromCharCode(65 + (round % 26))}`.slice(0, 100),
    short_name: seed.mascot,
    alias: slug(`${round === 0 ? '' : `${id} `}${seed.name} ${side} ${inLanguage('en', sport.name)}`),
    images: [{ url: `/media/crest-${id}.webp`, width: 400, height: 400 }],
    color: seed.color,
    properties: { gender, sport: { id: sport.id, name: inLanguage(language, sport.name) } },
    groups: [group],
    sport,
    level: seed.level,
    city: seed.city,
  };
}

function propertiesOf(school: ParticipantGroup, teams: Team[]): ParticipantGroupProperties {
  const own = teams.filter(({ groups }) => groups[0]?.id === school.id);
  const sports = new Map(
    own.flatMap(({ properties: { sport } }) => (sport ? [[sport.id, sport] as const] : [])),
  );
  return {
    participant_group_id: school.id,
    gender: [...new Set(own.map(({ properties }) => properties.gender))],
    sport: [...sports.values()].sort((one, other) => one.id - other.id),
  };
}

export function summary({ id, name, short_name, alias, images, color }: Participant): ParticipantSummary {
  return { id, name, short_name, alias, image: images[0]?.url ?? null, color };
}

export function participantOf(team: Team): Participant {
  const { id, name, short_name, alias, images, color, properties, groups } = team;
  return { id, name, short_name, alias, images, color, properties, groups };
}
