/** The ids of the teams, schools and sports whose games a calendar contains. */
export interface FeedIds {
  teams?: readonly number[];
  schools?: readonly number[];
  sports?: readonly number[];
}

/**
 * Returns the addresses at which calendar programs subscribe to games. None of them contains a key or a name.
 */
export function feedLinks(origin: string, ids: FeedIds, language: string) {
  const { teams = [], schools = [], sports = [] } = ids;
  // Commas need no escape in a query, and unescaped they are readable where calendars show the address.
  const query = Object.entries({ teams, schools, sports })
    .filter(([, list]) => list.length > 0)
    .map(([name, list]) => `${name}=${list.join(',')}`);
  const address = new URL(`/calendar.ics?${[...query, `lang=${language}`].join('&')}`, origin).href;
  const webcal = address.replace(/^https?:/, 'webcal:');
  return {
    address,
    webcal,
    google: `https://calendar.google.com/calendar/r?${new URLSearchParams({ cid: webcal })}`,
    outlook: (name: string) =>
      `https://outlook.live.com/calendar/0/addfromweb?${new URLSearchParams({ url: address, name })}`,
  };
}
