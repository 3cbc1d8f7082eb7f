interface Listed {
  id: number;
}

interface Lists<Event> {
  /** All live events. */
  live: readonly Event[];
  /** The team's upcoming games, the next game first. */
  next: readonly Event[];
  /** The team's past games, the latest game first. */
  last: readonly Event[];
}

const MAX_SHOWN = 12;
const MAX_PER_SIDE = 4;

/** Lists other live events, then the team's next and last games, without duplicates. */
export function moreEvents<Event extends Listed>(
  current: Listed,
  { live, next, last }: Lists<Event>,
): Event[] {
  const others = (events: readonly Event[]) => events.filter(({ id }) => id !== current.id);
  const all = [
    ...others(live),
    ...others(next).slice(0, MAX_PER_SIDE),
    ...others(last).slice(0, MAX_PER_SIDE),
  ];
  return all
    .filter(({ id }, index) => all.findIndex((event) => event.id === id) === index)
    .slice(0, MAX_SHOWN);
}

/**
 * The team whose games are listed: a team that the viewer follows, otherwise the home
 * team. Null if the event has no teams.
 */
export function teamOfInterest(
  teams: readonly Listed[],
  isFavourite: (id: number) => boolean,
): number | null {
  return (teams.find(({ id }) => isFavourite(id)) ?? teams[0])?.id ?? null;
}
