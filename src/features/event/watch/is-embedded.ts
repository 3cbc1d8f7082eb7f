import { type Event, MediaKind } from '@generated/model';

/** Whether the event is shown by another service's player, which this page cannot control. */
export const isEmbedded = ({ media }: Pick<Event, 'media'>): boolean =>
  media.some(({ kind }) => kind === MediaKind.embedded);
