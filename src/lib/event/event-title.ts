interface TitledEvent {
  name: string;
  /** The teams of the event, home first. */
  participants: readonly { short_name: string }[];
}

/** Returns '{away} at {home}' with short names for two teams, otherwise the event's own name. */
export function eventTitle(
  event: TitledEvent,
  at: (teams: { away: string; home: string }) => string,
): string {
  const [home, away, third] = event.participants;
  if (!home || !away || third) return event.name;
  return at({ away: away.short_name, home: home.short_name });
}
