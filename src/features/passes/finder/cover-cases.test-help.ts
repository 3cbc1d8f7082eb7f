import type { CoverOffer } from './cheapest-cover';

type Random = (below: number) => number;
type Case = readonly [name: string, make: (random: Random) => CoverOffer[]];

const EVENTS = 400;
const events = Array.from({ length: EVENTS }, (_, event) => event);

export function randomly(seed: number): Random {
  let state = seed;
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

/** A season of games between two teams each. Each sport has two divisions. */
function season(random: Random, teams: number, sports: number) {
  return events.map(() => {
    const home = random(teams);
    const sport = home % sports;
    const peers = Math.floor(teams / sports);
    const away = sport + sports * ((Math.floor(home / sports) + 1 + random(peers - 1)) % peers);
    return { teams: [home, away], sport, division: sport * 2 + (Math.floor(home / sports) % 2) };
  });
}

const tickets = (random: Random): CoverOffer[] =>
  events.map((event) => ({ cost: 699 + 100 * random(8), covers: [event] }));

function passes(
  random: Random,
  { games, teams, sports }: { games: ReturnType<typeof season>; teams: number; sports: number },
) {
  const where = (cost: number, fits: (game: (typeof games)[number]) => boolean): CoverOffer => ({
    cost,
    covers: events.filter((event) => games[event] && fits(games[event])),
  });
  return {
    team: Array.from({ length: teams }, (_, team) => where(4999, (game) => game.teams.includes(team))),
    sport: Array.from({ length: sports }, (_, sport) =>
      where(2999 + 200 * random(9), (game) => game.sport === sport),
    ),
    division: Array.from({ length: sports * 2 }, (_, id) =>
      where(1999 + 100 * random(9), (game) => game.division === id),
    ),
    all: where(29_999, () => true),
  };
}

const scattered =
  (share: number, count: number, cost: (random: Random) => number) =>
  (random: Random): CoverOffer[] =>
    Array.from({ length: count }, () => ({
      cost: cost(random),
      covers: events.filter(() => random(1000) < share),
    }));

const dear = () => 4999;
const mixed = (random: Random) => 2000 + random(7000);

/** Team, sport and all-access passes for a season's games, similar to real channels. */
export const CHANNELS: readonly Case[] = [
  [
    'a channel with everything',
    (random) => {
      const shape = { teams: 41, sports: 6, games: season(random, 42, 6) };
      const { team, sport, division, all } = passes(random, shape);
      return [...tickets(random), ...team, ...sport, ...division, all];
    },
  ],
  [
    'team passes and tickets',
    (random) => [
      ...tickets(random),
      ...passes(random, { teams: 60, sports: 4, games: season(random, 60, 4) }).team,
    ],
  ],
  [
    'all games of one sport by 60 teams, no tickets',
    (random) => passes(random, { teams: 60, sports: 1, games: season(random, 60, 1) }).team,
  ],
];

/** Passes for random events. No real channel sells such passes, but they are hard for the search. */
export const SCATTERED: readonly Case[] = [
  ['60 passes over 5 events in 100', scattered(50, 60, mixed)],
  ['60 passes over 10 events in 100', scattered(100, 60, mixed)],
  ['60 passes over 10 events in 100 at one price', scattered(100, 60, dear)],
  [
    '60 passes over 5 events in 100, and tickets',
    (random) => [...tickets(random), ...scattered(50, 60, mixed)(random)],
  ],
];
