import { OptionalSection } from '../../../components/loading/optional-section';
import { PersistentPlayer } from './persistent-player';
import { usePersistentPlayerState } from './persistent-player-store';

/** Renders the event player outside the screens, so that it is not unmounted when the screen changes. */
export function PersistentPlayerHost() {
  const id = usePersistentPlayerState((state) => state.id);
  if (id === null) return null;
  return (
    <OptionalSection>
      <PersistentPlayer id={id} />
    </OptionalSection>
  );
}
