import { useMoreEvents } from '../more/use-more-events';
import { EventStage, type EventStageProps } from './event-stage';

/** The stage of a page of its own, where another video may follow this one. */
export function WatchStage(props: Omit<EventStageProps, 'next'>) {
  const { next } = useMoreEvents(props.event);
  return <EventStage {...props} next={next} />;
}
