import type { Event } from '@generated/model';

/** Only events that cost money are logged. */
export const isLogged = ({ type }: Pick<Event, 'type'>): boolean => type === 'paid' || type === 'ppv';
