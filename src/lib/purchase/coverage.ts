/** A category and its ancestors. */
export type LineOf = (category: number) => readonly number[];

/** What a product opens, offered or bought. */
export interface Opening {
  capabilities: readonly string[];
  /** Opens every event that passes can open. */
  everything: boolean;
  event_id: number | null;
  /** The team of a team pass. */
  participant_id: number | null;
  event_categories: readonly number[];
}

export interface Coverable {
  id: number;
  type: 'free' | 'register' | 'paid' | 'ppv';
  event_category_id: number;
  participants: readonly { id: number }[];
}

/** Access to a category includes its descendants. */
export function opensCategory(open: ReadonlySet<number>, category: number, lineOf: LineOf): boolean {
  return [category, ...lineOf(category)].some((above) => open.has(above));
}

/** Whether the product opens the event. A pay-per-view event is opened only by its own ticket. */
export function covers(opening: Opening, event: Coverable, lineOf: LineOf): boolean {
  if (!opening.capabilities.includes('watch')) return false;
  if (opening.event_id !== null) return opening.event_id === event.id;
  if (event.type !== 'paid') return false;
  if (opening.everything) return true;
  if (opening.participant_id !== null)
    return event.participants.some(({ id }) => id === opening.participant_id);
  return opensCategory(new Set(opening.event_categories), event.event_category_id, lineOf);
}
