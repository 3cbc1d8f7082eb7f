import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { theatre } from '../../features/event/theatre/theatre-store';
import { ErrorBoundary } from '../../ui/feedback/error-boundary';
import { RouteError } from './route-error';

/** The place of the player of events, beside the screens, which it outlives. */
export function TheatreHost() {
  const { key } = useLocation();
  const { Theatre, id } = useSyncExternalStore(theatre.subscribe, theatre.get);
  if (!Theatre || id === null) return null;
  return (
    <ErrorBoundary resetKey={key} fallback={(error) => <RouteError error={error} />}>
      <Theatre id={id} />
    </ErrorBoundary>
  );
}
