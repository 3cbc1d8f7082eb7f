import type { EventList, ListEventsParams } from '@generated/model';

const PAGE_SIZE = 24;

/** Adds the page size to the parameters of a list. */
export const pageParams = <Params extends ListEventsParams>(params: Params) => ({
  ...params,
  limit: PAGE_SIZE,
});

export const PAGED = {
  initialPageParam: 0,
  getNextPageParam({ meta }: EventList): number | undefined {
    const next = meta.offset + PAGE_SIZE;
    return next < meta.total ? next : undefined;
  },
};
