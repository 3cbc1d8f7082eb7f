interface Timed {
  id: number;
  start: number;
}

/** A game may begin before its time. */
const EARLY_S = 120;
/** A game that has not begun by then is dropped. */
const LATE_S = 4 * 3_600;

/** The games that may be live now, each once; those that the viewer has been notified of are left out. */
export function dueReminders<Game extends Timed>(
  games: readonly Game[],
  done: readonly number[],
  nowS: number,
): Game[] {
  const due = games.filter(
    ({ id, start }) => !done.includes(id) && start - EARLY_S <= nowS && nowS <= start + LATE_S,
  );
  return [...new Map(due.map((game) => [game.id, game])).values()];
}

/** The games whose time has passed without a live picture. */
export const missedReminders = <Game extends Timed>(games: readonly Game[], nowS: number): Game[] =>
  games.filter(({ start }) => nowS > start + LATE_S);
