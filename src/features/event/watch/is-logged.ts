import type { Event } from '@generated/model';

/** Playback is logged only for events that cost money. */
export const isLogged = ({ type }: Pick<Event, 'type'>): boolean => type === 'paid' || type === 'ppv';
