import { getGetEventQueryKey } from '@generated/api/events/events';
import type { Event } from '@generated/model';
import type { FirstParts } from '../../../api/first-response';
import { accessTo } from '../../../lib/event/access-to';
import { lazyGate } from '../gate/lazy-gate';
import { stage } from '../persistent-player/use-persistent-player';

/** A page that the edge renders is that of a visitor whose region is unknown. */
const VISITOR = { signedIn: false, geoBlocked: false, capabilities: [] };

/** What the first view of the watch page needs in addition to the screen: the stage, and on it the gate. */
export const firstParts: FirstParts = {
  shown(queryClient, { id }) {
    const event = queryClient.getQueryData<Event>(getGetEventQueryKey(id));
    const gate = event && accessTo(event, VISITOR, null).gate;
    return gate && gate !== 'live' && gate !== 'onDemand' ? ['gate'] : [];
  },
  async load(parts) {
    if (parts.includes('gate')) await lazyGate.open();
  },
  place: ({ id }) => stage(id),
};
