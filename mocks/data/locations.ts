import type { EventLocation, Language } from '../../generated/model/index.ts';
import { inLanguage, type Text } from './words.ts';

export type VenueKind = 'rink' | 'gym' | 'field' | 'pool' | 'hall';

export interface Venue extends EventLocation {
  timeZone: string;
  kind: VenueKind;
}

/** A city with its best-known venue. */
type Row = [kind: VenueKind, name: Text, city: string, state: Text, country: Text, timeZone: string];

const same = (text: string): Text => [text, text];
const UNITED_STATES: Text = ['United States', 'États-Unis'];
const CANADA = same('Canada');

const ROWS: readonly Row[] = [
  [
    'rink',
    ['Northfield Ice Centre', 'Centre de glaces de Northfield'],
    'Northfield',
    same('Minnesota'),
    UNITED_STATES,
    'America/Chicago',
  ],
  [
    'gym',
    ['Lakeside Fieldhouse', 'Centre sportif de Lakeside'],
    'Lakeside',
    same('Wisconsin'),
    UNITED_STATES,
    'America/Chicago',
  ],
  [
    'gym',
    ['Cedar Valley Coliseum', 'Colisée de Cedar Valley'],
    'Cedar Valley',
    same('Iowa'),
    UNITED_STATES,
    'CST',
  ],
  [
    'rink',
    ['Harbourview Arena', 'Aréna de Harbourview'],
    'Harbourview',
    ['Nova Scotia', 'Nouvelle-Écosse'],
    CANADA,
    'America/Halifax',
  ],
  ['rink', same('Aréna de Saint-Aubin'), 'Saint-Aubin', same('Québec'), CANADA, 'America/Toronto'],
  [
    'field',
    ['Prairie Ridge Dome', 'Dôme de Prairie Ridge'],
    'Prairie Ridge',
    same('Saskatchewan'),
    CANADA,
    'America/Regina',
  ],
  [
    'field',
    ['Stonebridge Stadium', 'Stade de Stonebridge'],
    'Stonebridge',
    ['Pennsylvania', 'Pennsylvanie'],
    UNITED_STATES,
    'EST',
  ],
  [
    'gym',
    ['Copper Creek Gymnasium', 'Gymnase de Copper Creek'],
    'Copper Creek',
    same('Arizona'),
    UNITED_STATES,
    'America/Phoenix',
  ],
  ['pool', ['Admiral Pool', 'Piscine des Amiraux'], 'Kingsport', same('Ontario'), CANADA, 'America/Toronto'],
  ['field', same('Stade de Val-Brumeux'), 'Val-Brumeux', same('Québec'), CANADA, 'America/Toronto'],
  ['field', ['Timberline Park', 'Parc Timberline'], 'Timberline', same('Oregon'), UNITED_STATES, 'PST'],
  [
    'pool',
    ['Pelican Bay Natatorium', 'Centre aquatique de Pelican Bay'],
    'Pelican Bay',
    ['Florida', 'Floride'],
    UNITED_STATES,
    'America/New_York',
  ],
];

/** In French, "de" becomes "d’" before a vowel. */
const ofCity = (city: string) => (/^[aeiouyéè]/i.test(city) ? `d’${city}` : `de ${city}`);

const OTHERS: Readonly<Record<VenueKind, (city: string) => Text>> = {
  rink: (city) => [`${city} Ice Centre`, `Centre de glaces ${ofCity(city)}`],
  gym: (city) => [`${city} Gymnasium`, `Gymnase ${ofCity(city)}`],
  field: (city) => [`${city} Stadium`, `Stade ${ofCity(city)}`],
  pool: (city) => [`${city} Aquatic Centre`, `Centre aquatique ${ofCity(city)}`],
  hall: (city) => [`${city} Auditorium`, `Auditorium ${ofCity(city)}`],
};
const KINDS = Object.keys(OTHERS) as VenueKind[];

/** Returns the known venues, followed by a venue for each other kind of sport in every city. */
export function buildVenues(language: Language): Venue[] {
  const known = ROWS.map(([kind, name, ...address]) => ({ kind, name, address }));
  const others = ROWS.flatMap(([own, , ...address]) =>
    KINDS.filter((kind) => kind !== own).map((kind) => ({ kind, name: OTHERS[kind](address[0]), address })),
  );
  return [...known, ...others].map(({ kind, name, address: [city, state, country, timeZone] }, index) => ({
    id: index + 1,
    name: inLanguage(language, name),
    city,
    state: inLanguage(language, state),
    country: inLanguage(language, country),
    timeZone,
    kind,
  }));
}

export function locationOf({ id, name, city, state, country }: Venue): EventLocation {
  return { id, name, city, state, country };
}
