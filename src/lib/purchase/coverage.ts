/** A category and those above it. */
export type LineOf = (category: number) => readonly number[];

/** What a ticket, a pass or a plan opens, on sale or bought. */
export interface Opening {
  capabilities: readonly string[];
  /** Every event that passes open. */
  everything: boolean;
  event_id: number | null;
  /** The team that a team pass is for. */
  participant_id: number | null;
  event_categories: readonly number[];
}

export interface Coverable {
  id: number;
  type: 'free' | 'register' | 'paid' | 'ppv';
  event_category_id: number;
  participants: readonly { id: number }[];
}

/** A sport that is open opens what stands below it. */
export function opensCategory(open: ReadonlySet<number>, category: number, lineOf: LineOf): boolean {
  return [category, ...lineOf(category)].some((above) => open.has(above));
}

/** Whether it lets one watch the event. Pay-per-view opens by its own ticket alone. */
export function covers(opening: Opening, event: Coverable, lineOf: LineOf): boolean {
  if (!opening.capabilities.includes('watch')) return false;
  if (opening.event_id !== null) return opening.event_id === event.id;
  if (event.type !== 'paid') return false;
  if (opening.everything) return true;
  if (opening.participant_id !== null)
    return event.participants.some(({ id }) => id === opening.participant_id);
  return opensCategory(new Set(opening.event_categories), event.event_category_id, lineOf);
}
