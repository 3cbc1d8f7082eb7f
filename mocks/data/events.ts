import type { AccessType, Gender, Language, ParticipantSummary } from '../../generated/model/index.ts';
import { dayIn } from './days.ts';
import { buildSlots, type Slot } from './event-times.ts';
import type { Venue, VenueKind } from './locations.ts';
import { at, type Random } from './random.ts';
import { type Scoring, scoringOf } from './scores.ts';
import { summary, type Team } from './teams.ts';
import { discipline, divisionId, inLanguage, pictureIn, SHOWS, type Text } from './words.ts';

/**
 * An event as the channel publishes it. Each response adds the fields that depend on the time and the viewer.
 */
export interface EventRow {
  id: number;
  name: string;
  description: string | null;
  type: AccessType;
  start: number;
  planned: number;
  time_zone: string;
  participants: ParticipantSummary[];
  location_id: number;
  city: string;
  state: string | null;
  event_category_id: number;
  base_price: number;
  service_fee: number;
  price: number | null;
  single_event_package_id: number | null;
  recorded: boolean;
  embedded: string | null;
  trailer: boolean;
  secondCamera: string | null;
  is_featured: boolean;
  image: string | null;
  /** The image behind the video. An event has one even if lists show no image of it. */
  poster: string;
  day: string;
  genders: Gender[];
  teams: number[];
  schools: number[];
  words: string[];
  scoring: Scoring | null;
}

/** The kind of venue for each sport's id. */
const VENUES: Readonly<Record<number, VenueKind>> = {
  1: 'rink',
  2: 'gym',
  3: 'gym',
  4: 'field',
  5: 'field',
  6: 'pool',
};

/** Hockey and soccer have a goal camera. */
const WITH_GOALS = [1, 4];
const GOAL_CAMERA: Text = ['Goal camera', 'Caméra du but'];
const WIDE_CAMERA: Text = ['Wide camera', 'Plan d’ensemble'];

const FIRST_EVENT_ID = 4001;
const FIRST_SINGLE_EVENT_PACKAGE_ID = 1_000_000;

const TYPES: readonly AccessType[] = [
  'paid',
  'register',
  'paid',
  'free',
  'ppv',
  'paid',
  'register',
  'paid',
  'free',
];
const PRICES: readonly number[] = [699, 899, 999, 1299];

const MEETS: readonly Text[] = [
  ['Northern Conference Swimming Championship', 'Championnat de natation de la Conférence du Nord'],
  ['Great Lakes Invitational', 'Invitation des Grands Lacs'],
  ['Northfield Relays', 'Relais de Northfield'],
  ['Senior Night Swim Meet', 'Rencontre de natation des finissants'],
];
const SHOW_NAMES: readonly Text[] = [
  ['Northfield Tonight: the weekly show', 'Northfield ce soir : l’hebdo'],
  ['Signing Day Special', 'Journée des signatures'],
  ['Hall of Fame Ceremony', 'Cérémonie du Temple de la renommée'],
];

export interface EventParts {
  language: Language;
  teams: Team[];
  venues: Venue[];
  random: Random;
}

export function buildEvents(count: number, anchor: number, parts: EventParts): EventRow[] {
  const groups = groupOpponents(parts.teams);
  return buildSlots(count, anchor, parts.random).map((slot, index) => eventRow(index, slot, groups, parts));
}

/** Pairs teams that can play each other: teams of the same sport, gender and level. */
function groupOpponents(teams: Team[]): Team[][] {
  const groups = Map.groupBy(
    teams,
    ({ sport, level, properties }) => `${sport.id} ${level} ${properties.gender}`,
  );
  return [...groups.values()].filter((group) => group.length > 1);
}

function eventRow(index: number, slot: Slot, groups: Team[][], parts: EventParts): EventRow {
  const { language, venues, random } = parts;
  const id = FIRST_EVENT_ID + index;
  const group = at(groups, random.number.int({ max: groups.length - 1 }));
  const home = at(group, random.number.int({ max: group.length - 1 }));
  const away = at(group, group.indexOf(home) + random.number.int({ min: 1, max: group.length - 1 }));
  const show = slot.phase !== 'live' && index % 41 === 7;
  const meet = home.sport.id === 6;
  const hasGoals = !show && WITH_GOALS.includes(home.sport.id);
  const players = show ? [] : meet ? group.slice(0, 4) : [home, away];
  const kind = show ? 'hall' : (VENUES[home.sport.id] ?? 'gym');
  const suited = venues.filter((each) => each.kind === kind);
  const venue = suited.find(({ city }) => city === home.city) ?? at(suited, index);
  const usualType = at(TYPES, index + Math.floor(index / TYPES.length));
  const isUsuallySold = usualType === 'paid' || usualType === 'ppv';
  // Passes give access to sports, so an event without a sport is not sold.
  const type = show && isUsuallySold ? 'register' : usualType;
  const poster =
    players.length === 2 ? `/media/poster-${id}.webp` : pictureIn(language, `poster-${id}`, 'webp');
  // A price is drawn for a show too, so that the random numbers of later events stay the same.
  const drawn = isUsuallySold ? at(PRICES, random.number.int({ max: PRICES.length - 1 })) : 0;
  const sold = isUsuallySold && !show;
  const base = sold ? drawn + (type === 'ppv' ? 500 : 0) : 0;
  const name = show
    ? inLanguage(language, at(SHOW_NAMES, index))
    : meet
      ? inLanguage(language, at(MEETS, index))
      : gameName(language, home, 1 + (Math.floor(slot.start / 604_800) % 12));
  return {
    id,
    name,
    description: describe(language, index, home, away, players.length),
    type,
    start: slot.start,
    planned: home.sport.minutes * 60,
    time_zone: venue.timeZone,
    participants: players.map(summary),
    location_id: venue.id,
    city: venue.city,
    state: venue.state,
    event_category_id: show ? SHOWS.id : divisionId(home.sport.id, home.level),
    base_price: base,
    service_fee: sold ? 100 : 0,
    price: sold && index % 13 === 4 ? base : null,
    single_event_package_id: sold ? FIRST_SINGLE_EVENT_PACKAGE_ID + id : null,
    recorded: index % 15 !== 3,
    embedded: slot.phase === 'finished' && index % 97 === 5 ? `/watch_embed/${id + 1}` : null,
    trailer: slot.phase === 'upcoming' && index % 5 === 0,
    secondCamera: index % 11 === 2 ? inLanguage(language, hasGoals ? GOAL_CAMERA : WIDE_CAMERA) : null,
    is_featured: slot.phase === 'live' ? index % 3 === 0 : index % 47 === 11,
    image: index % 9 === 8 ? null : poster,
    poster,
    day: dayIn(venue.timeZone, slot.start),
    genders: [...new Set(players.map(({ properties }) => properties.gender))],
    teams: players.map((team) => team.id),
    schools: [...new Set(players.flatMap(({ groups: schools }) => schools.map((school) => school.id)))],
    words: [name, ...players.map((team) => team.name)].flatMap(words),
    scoring: players.length === 2 ? scoringOf(language, home.sport.id, id) : null,
  };
}

export function words(text: string): string[] {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return plain.split(/[^\p{L}\p{N}']+/u).filter(Boolean);
}

function gameName(language: Language, home: Team, week: number): string {
  const what = discipline(language, home.sport, home.properties.gender);
  return inLanguage(language, [`${what}, week ${week}`, `${what}, semaine ${week}`]);
}

function describe(language: Language, index: number, home: Team, away: Team, teams: number): string | null {
  if (index % 6 === 5) return null;
  const school = (team: Team) => team.groups[0]?.name ?? team.short_name;
  if (teams === 0)
    return inLanguage(language, [
      'Speeches, awards and guests from every school, live from the stage.',
      'Discours, prix et invités de toutes les écoles, en direct de la scène.',
    ]);
  if (teams > 2)
    return inLanguage(language, [
      'Four schools, one pool. Commentary throughout, interviews between the heats.',
      'Quatre écoles, un seul bassin. Commentaires en direct et entrevues entre les épreuves.',
    ]);
  return inLanguage(language, [
    `${school(home)} host ${school(away)}. The pre-game show starts fifteen minutes before the first whistle; full commentary and a second look at every score.`,
    `${school(home)} reçoit ${school(away)}. L’avant-match commence quinze minutes avant le match; description complète et reprises des meilleurs moments.`,
  ]);
}
