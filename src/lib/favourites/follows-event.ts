interface FollowedEvent {
  event_category_id: number;
  participants: readonly { id: number }[];
}

interface Known {
  /** Returns the ids of the schools of a team. */
  schoolsOf(teamId: number): readonly number[];
  /** Returns the ids of a category and of its ancestors. */
  categoriesOf(categoryId: number): readonly number[];
}

/** Whether a team, school or sport of this event is a favourite. */
export function followsEvent(
  favourites: readonly { favoritable_type: string; favoritable_id: number }[],
  event: FollowedEvent,
  { schoolsOf, categoriesOf }: Known,
): boolean {
  const teams = event.participants.map(({ id }) => id);
  const ids: Partial<Record<string, readonly number[]>> = {
    participant: teams,
    group: teams.flatMap(schoolsOf),
    category: categoriesOf(event.event_category_id),
  };
  return favourites.some((row) => ids[row.favoritable_type]?.includes(row.favoritable_id));
}
