interface TitledEvent {
  name: string;
  /** Home first, then away. */
  participants: readonly { short_name: string }[];
}

/** '{away} at {home}' by short names for two teams, the event's own name otherwise. */
export function eventTitle(
  event: TitledEvent,
  at: (teams: { away: string; home: string }) => string,
): string {
  const [home, away, third] = event.participants;
  if (!home || !away || third) return event.name;
  return at({ away: away.short_name, home: home.short_name });
}
