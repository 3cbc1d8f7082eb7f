import { useSyncExternalStore } from 'react';
import { OptionalSection } from '../../../components/loading/optional-section';
import { Theatre } from './theatre';
import { theatre } from './theatre-store';

/** The player of events, which stays when the screen changes. */
export function TheatreHost() {
  const id = useSyncExternalStore(theatre.subscribe, () => theatre.get().id);
  if (id === null) return null;
  return (
    <OptionalSection>
      <Theatre id={id} />
    </OptionalSection>
  );
}
