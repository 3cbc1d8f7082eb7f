import { useGetEvent } from '@generated/api/events/events';
import { SlideEventFacts } from './slide-event-facts';

/** The facts of the event that a channel's slide leads to; nothing where there is no such event any more. */
export function NamedEventFacts({ id }: { id: number }) {
  const { data } = useGetEvent(id);
  return data ? <SlideEventFacts event={data} /> : null;
}
