import type { EventList, ListEventsParams } from '@generated/model';

const SIZE = 24;

/** Adds the page size to the parameters of a list. */
export const pageParams = <Params extends ListEventsParams>(params: Params) => ({ ...params, limit: SIZE });

export const PAGED = {
  initialPageParam: 0,
  getNextPageParam({ meta }: EventList): number | undefined {
    const next = meta.offset + SIZE;
    return next < meta.total ? next : undefined;
  },
};
