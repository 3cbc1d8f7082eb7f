import type { Event, HomepageEvents } from '@generated/model';
import { useState } from 'react';
import { useChannel } from '../../api/hooks/channel';
import { leadEvent } from '../../lib/event/lead-event';
import { paths } from '../../lib/links/paths';
import { Slides } from './slides';
import { slidesFor } from './slides-for';

interface HighlightsProps {
  events: HomepageEvents;
  isFollowed(event: Event): boolean;
}

/** A carousel with the game that matters most to the viewer, followed by the channel's slides. */
export function Highlights({ events, isFollowed }: HighlightsProps) {
  const { slides } = useChannel();
  // After a refetch, the first slide keeps its game as long as the game is live or upcoming.
  const [leadId] = useState(() => leadEvent(events, isFollowed)?.id);
  const lead =
    [...events.live, ...events.upcoming].find(({ id }) => id === leadId) ?? leadEvent(events, isFollowed);
  const others = slidesFor(slides).filter(({ url }) => !lead || url !== paths.watch(lead.id));
  return lead || others.length > 0 ? <Slides slides={others} lead={lead} /> : null;
}
