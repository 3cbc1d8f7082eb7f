import type { EventLocation } from '../../generated/model/index.ts';

export interface Venue extends EventLocation {
  timeZone: string;
}

type Row = [name: string, city: string, state: string, country: string, timeZone: string];

const ROWS: readonly Row[] = [
  ['Northfield Ice Centre', 'Northfield', 'Minnesota', 'United States', 'America/Chicago'],
  ['Lakeside Fieldhouse', 'Lakeside', 'Wisconsin', 'United States', 'America/Chicago'],
  ['Cedar Valley Coliseum', 'Cedar Valley', 'Iowa', 'United States', 'CST'],
  ['Harbourview Arena', 'Harbourview', 'Nova Scotia', 'Canada', 'America/Halifax'],
  ['Aréna de Saint-Aubin', 'Saint-Aubin', 'Québec', 'Canada', 'America/Toronto'],
  ['Prairie Ridge Dome', 'Prairie Ridge', 'Saskatchewan', 'Canada', 'America/Regina'],
  ['Stonebridge Stadium', 'Stonebridge', 'Pennsylvania', 'United States', 'EST'],
  ['Copper Creek Gymnasium', 'Copper Creek', 'Arizona', 'United States', 'America/Phoenix'],
  ['Admiral Pool', 'Kingsport', 'Ontario', 'Canada', 'America/Toronto'],
  ['Stade de Val-Brumeux', 'Val-Brumeux', 'Québec', 'Canada', 'America/Toronto'],
  ['Timberline Park', 'Timberline', 'Oregon', 'United States', 'PST'],
  ['Pelican Bay Natatorium', 'Pelican Bay', 'Florida', 'United States', 'America/New_York'],
];

export function buildVenues(): Venue[] {
  return ROWS.map(([name, city, state, country, timeZone], index) => ({
    id: index + 1,
    name,
    city,
    state,
    country,
    timeZone,
  }));
}

/** The contract's part of a venue. */
export function locationOf({ id, name, city, state, country }: Venue): EventLocation {
  return { id, name, city, state, country };
}
