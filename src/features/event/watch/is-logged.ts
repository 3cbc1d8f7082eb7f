import type { Event } from '@generated/model';

/** Only of what is paid for a log is kept. */
export const isLogged = ({ type }: Pick<Event, 'type'>): boolean => type === 'paid' || type === 'ppv';
