import { useText } from '../../i18n/text';
import { eventTitle } from '../../lib/event/event-title';

export function useEventTitle(): (event: Parameters<typeof eventTitle>[0]) => string {
  const text = useText();
  return (event) => eventTitle(event, (teams) => text('event.versus', teams));
}
