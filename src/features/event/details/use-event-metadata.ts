import type { Event } from '@generated/model';
import { useEventTitle } from '../../../components/event-card/use-event-title';
import { posterOfMedia } from '../../../player/source/source-of-media';
import { usePageMetadata } from '../../../ui/hooks/use-page-metadata';

/** Fills the page's metadata with the event: its name, description and image. */
export function useEventMetadata(event: Event | undefined): void {
  const titleOf = useEventTitle();
  usePageMetadata(
    event && {
      name: titleOf(event),
      description: event.description,
      image: posterOfMedia(event.media, event.image),
      type: 'video.other',
    },
  );
}
