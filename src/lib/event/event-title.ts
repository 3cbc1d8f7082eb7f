interface Titled {
  name: string;
  /** Home first, away second. */
  participants: readonly { short_name: string }[];
}

/** 'away short name at home short name' for two teams, the event's own name otherwise. */
export function eventTitle(event: Titled, at: (teams: { away: string; home: string }) => string): string {
  const [home, away, third] = event.participants;
  if (!home || !away || third) return event.name;
  return at({ away: away.short_name, home: home.short_name });
}
