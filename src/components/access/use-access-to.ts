import type { Event, TargetAccess } from '@generated/model';
import { useViewer } from '../../api/hooks/viewer';
import { accessTo, type EventAccess } from '../../lib/event/access-to';

interface Known {
  access?: Pick<TargetAccess, 'has_access' | 'capabilities'> | null;
  /** Lists leave this out, because the geo restriction is checked only on the event's own page. */
  geoBlocked?: boolean;
}

/** Returns a function that computes what the viewer may do with an event. */
export function useAccessTo(): (event: Event, known?: Known) => EventAccess {
  const viewer = useViewer();
  return (event, { access = null, geoBlocked = false } = {}) =>
    accessTo(
      event,
      { signedIn: viewer !== null, geoBlocked, capabilities: viewer?.capabilities ?? [] },
      access,
    );
}
