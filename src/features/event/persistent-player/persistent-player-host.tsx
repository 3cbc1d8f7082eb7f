import { useSyncExternalStore } from 'react';
import { OptionalSection } from '../../../components/loading/optional-section';
import { PersistentPlayer } from './persistent-player';
import { persistentPlayer } from './persistent-player-store';

const readId = () => persistentPlayer.get().id;

/** The player of events, which stays when the screen changes. */
export function PersistentPlayerHost() {
  const id = useSyncExternalStore(persistentPlayer.subscribe, readId, readId);
  if (id === null) return null;
  return (
    <OptionalSection>
      <PersistentPlayer id={id} />
    </OptionalSection>
  );
}
