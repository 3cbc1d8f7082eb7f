interface Listed {
  id: number;
}

interface Lists<Event> {
  /** Everything that is live. */
  live: readonly Event[];
  /** The team's games to come, the next first. */
  next: readonly Event[];
  /** The team's games that are over, the latest first. */
  last: readonly Event[];
}

const MAX_SHOWN = 12;
const MAX_PER_SIDE = 4;

/** More games: what else is live now, then this team's next and last games, each once. */
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

/** Whose games follow: those of a team that the viewer follows, else the home team's; null without teams. */
export function teamOfInterest(
  teams: readonly Listed[],
  isFavourite: (id: number) => boolean,
): number | null {
  return (teams.find(({ id }) => isFavourite(id)) ?? teams[0])?.id ?? null;
}
