import type { EventLocation, Language } from '../../generated/model/index.ts';
import { inLanguage, type Text } from './words.ts';

export interface Venue extends EventLocation {
  timeZone: string;
}

type Row = [name: Text, city: string, state: Text, country: Text, timeZone: string];

const same = (text: string): Text => [text, text];
const UNITED_STATES: Text = ['United States', 'États-Unis'];
const CANADA = same('Canada');

const ROWS: readonly Row[] = [
  [
    ['Northfield Ice Centre', 'Centre de glaces de Northfield'],
    'Northfield',
    same('Minnesota'),
    UNITED_STATES,
    'America/Chicago',
  ],
  [
    ['Lakeside Fieldhouse', 'Centre sportif de Lakeside'],
    'Lakeside',
    same('Wisconsin'),
    UNITED_STATES,
    'America/Chicago',
  ],
  [['Cedar Valley Coliseum', 'Colisée de Cedar Valley'], 'Cedar Valley', same('Iowa'), UNITED_STATES, 'CST'],
  [
    ['Harbourview Arena', 'Aréna de Harbourview'],
    'Harbourview',
    ['Nova Scotia', 'Nouvelle-Écosse'],
    CANADA,
    'America/Halifax',
  ],
  [same('Aréna de Saint-Aubin'), 'Saint-Aubin', same('Québec'), CANADA, 'America/Toronto'],
  [
    ['Prairie Ridge Dome', 'Dôme de Prairie Ridge'],
    'Prairie Ridge',
    same('Saskatchewan'),
    CANADA,
    'America/Regina',
  ],
  [
    ['Stonebridge Stadium', 'Stade de Stonebridge'],
    'Stonebridge',
    ['Pennsylvania', 'Pennsylvanie'],
    UNITED_STATES,
    'EST',
  ],
  [
    ['Copper Creek Gymnasium', 'Gymnase de Copper Creek'],
    'Copper Creek',
    same('Arizona'),
    UNITED_STATES,
    'America/Phoenix',
  ],
  [['Admiral Pool', 'Piscine des Amiraux'], 'Kingsport', same('Ontario'), CANADA, 'America/Toronto'],
  [same('Stade de Val-Brumeux'), 'Val-Brumeux', same('Québec'), CANADA, 'America/Toronto'],
  [['Timberline Park', 'Parc Timberline'], 'Timberline', same('Oregon'), UNITED_STATES, 'PST'],
  [
    ['Pelican Bay Natatorium', 'Centre aquatique de Pelican Bay'],
    'Pelican Bay',
    ['Florida', 'Floride'],
    UNITED_STATES,
    'America/New_York',
  ],
];

export function buildVenues(language: Language): Venue[] {
  return ROWS.map(([name, city, state, country, timeZone], index) => ({
    id: index + 1,
    name: inLanguage(language, name),
    city,
    state: inLanguage(language, state),
    country: inLanguage(language, country),
    timeZone,
  }));
}

/** The fields of a venue in the contract. */
export function locationOf({ id, name, city, state, country }: Venue): EventLocation {
  return { id, name, city, state, country };
}
