import { OptionalSection } from '../../../components/loading/optional-section';
import { PersistentPlayer } from './persistent-player';
import { usePersistentPlayerState } from './persistent-player-store';

/** The player of events, which stays when the screen changes. */
export function PersistentPlayerHost() {
  const id = usePersistentPlayerState((state) => state.id);
  if (id === null) return null;
  return (
    <OptionalSection>
      <PersistentPlayer id={id} />
    </OptionalSection>
  );
}
