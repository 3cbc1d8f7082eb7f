import type { Event, TargetAccess } from '@generated/model';
import { useViewer } from '../../api/hooks/viewer';
import { accessTo, type EventAccess } from '../../lib/event/access-to';

interface Known {
  access?: Pick<TargetAccess, 'has_access' | 'capabilities'> | null;
  /** Lists leave it out: whether an event is blocked here is asked on its own page. */
  geoBlocked?: boolean;
}

/** What the viewer may do with an event, by what is known of their access. */
export function useAccessTo(): (event: Event, known?: Known) => EventAccess {
  const viewer = useViewer();
  return (event, { access = null, geoBlocked = false } = {}) =>
    accessTo(
      event,
      { signedIn: viewer !== null, geoBlocked, capabilities: viewer?.capabilities ?? [] },
      access,
    );
}
