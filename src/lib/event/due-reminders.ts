interface Timed {
  id: number;
  start: number;
}

/** A game may start this long before its scheduled time. */
const MAX_EARLY_S = 120;
/** A game that has not started this long after its scheduled time is dropped. */
const MAX_LATE_S = 4 * 3_600;

/**
 * Returns the games that may be live now, each once, without those that the viewer was already notified of.
 */
export function dueReminders<Game extends Timed>(
  games: readonly Game[],
  done: readonly number[],
  nowS: number,
): Game[] {
  const due = games.filter(
    ({ id, start }) => !done.includes(id) && start - MAX_EARLY_S <= nowS && nowS <= start + MAX_LATE_S,
  );
  return [...new Map(due.map((game) => [game.id, game])).values()];
}

/** Returns the games whose time has passed without going live. */
export const missedReminders = <Game extends Timed>(games: readonly Game[], nowS: number): Game[] =>
  games.filter(({ start }) => nowS > start + MAX_LATE_S);
