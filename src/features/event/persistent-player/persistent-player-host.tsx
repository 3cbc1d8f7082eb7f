import { useEffect, useLayoutEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { OptionalSection } from '../../../components/loading/optional-section';
import { persistentPart } from '../../../ui/layout/persistent-part';
import { PersistentPlayer } from './persistent-player';
import { persistentPlayer, usePersistentPlayerState } from './persistent-player-store';
import { eventOnStage } from './player-placement';

/**
 * Renders the event player outside the screens, so that it is not unmounted when the screen changes. It reads
 * from the address whether it is on its watch page, so that React renders it together with the screen. A change
 * of the state in an effect would render it separately, before the first paint.
 */
function PersistentPlayerHost() {
  const onStage = eventOnStage(useLocation().pathname);
  const id = usePersistentPlayerState((state) => onStage ?? state.id);
  const [last, setLast] = useState({ onStage, isClosing: false });
  if (last.onStage !== onStage)
    setLast({ onStage, isClosing: onStage === null && !persistentPlayer.willStay() });
  if (id === null || last.isClosing) return null;
  return (
    <>
      {/* This effect runs before those of the player, which change the state of the opened event. */}
      {onStage !== null && <OpenOnStage id={onStage} />}
      <OptionalSection>
        <PersistentPlayer id={id} />
      </OptionalSection>
    </>
  );
}

function OpenOnStage({ id }: { id: number }) {
  useLayoutEffect(() => persistentPlayer.open(id), [id]);
  useEffect(() => () => persistentPlayer.leave(id), [id]);
  return null;
}

const HOST = <PersistentPlayerHost />;

/** Adds the event player to the layout. It renders nothing while no event is open. */
export const addPersistentPlayer = (): void => persistentPart.replace(HOST);
