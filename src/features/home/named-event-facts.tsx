import { useGetEvent } from '@generated/api/events/events';
import { SlideEventFacts } from './slide-event-facts';

/** The facts of the event that a channel's slide links to. Renders nothing if the event no longer exists. */
export function NamedEventFacts({ id }: { id: number }) {
  const { data } = useGetEvent(id);
  return data ? <SlideEventFacts event={data} /> : null;
}
