import { useMoreEvents } from '../more/use-more-events';
import { EventStage, type EventStageProps } from './event-stage';

/** The stage of the watch page, where another video may follow. */
export function WatchStage(props: Omit<EventStageProps, 'next'>) {
  const { next } = useMoreEvents(props.event);
  return <EventStage {...props} next={next} />;
}
