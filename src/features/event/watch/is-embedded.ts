import { type Event, MediaKind } from '@generated/model';

/** Whether another service's player shows the event: this page can't control it. */
export const isEmbedded = ({ media }: Pick<Event, 'media'>): boolean =>
  media.some(({ kind }) => kind === MediaKind.embedded);
