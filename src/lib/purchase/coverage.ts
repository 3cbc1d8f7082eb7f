/** Returns a category and its ancestors. */
export type LineageOf = (category: number) => readonly number[];

/** The events that a product opens, whether it is offered or already bought. */
export interface Opening {
  capabilities: readonly string[];
  /** Whether the product opens every event that passes can open. */
  everything: boolean;
  event_id: number | null;
  /** The id of the team, for a team pass. */
  participant_id: number | null;
  event_categories: readonly number[];
}

export interface Coverable {
  id: number;
  type: 'free' | 'register' | 'paid' | 'ppv';
  event_category_id: number;
  participants: readonly { id: number }[];
}

/** Whether access to the open categories includes this one. Access to a category includes its descendants. */
export function opensCategory(open: ReadonlySet<number>, category: number, lineageOf: LineageOf): boolean {
  return [category, ...lineageOf(category)].some((above) => open.has(above));
}

/** Whether the product opens the event. Only its own ticket opens a pay-per-view event. */
export function covers(opening: Opening, event: Coverable, lineageOf: LineageOf): boolean {
  if (!opening.capabilities.includes('watch')) return false;
  if (opening.event_id !== null) return opening.event_id === event.id;
  if (event.type !== 'paid') return false;
  if (opening.everything) return true;
  if (opening.participant_id !== null)
    return event.participants.some(({ id }) => id === opening.participant_id);
  return opensCategory(new Set(opening.event_categories), event.event_category_id, lineageOf);
}
