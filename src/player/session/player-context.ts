import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Store } from '../../lib/store/store';
import type { Engine, EngineState } from '../engine/engine-types';
import type { Actions } from './actions';
import type { Session } from './session';
import type { SessionState } from './session-state';

/** The objects that the player's components share once the engine has loaded. */
export interface PlayerParts {
  engine: Engine;
  session: Session;
  actions: Actions;
}

export const PlayerContext = createContext<PlayerParts | null>(null);

export function usePlayer(): PlayerParts {
  const parts = useContext(PlayerContext);
  if (!parts) throw new Error('usePlayer needs a player around it');
  return parts;
}

/** Re-renders only when the selected value changes. */
export function useStore<State, Value>(store: Store<State>, select: (state: State) => Value): Value {
  return useSyncExternalStore(store.subscribe, () => select(store.get()));
}

export function useEngineState<Value>(select: (state: EngineState) => Value): Value {
  return useStore(usePlayer().engine.state, select);
}

export function useSessionState<Value>(select: (state: SessionState) => Value): Value {
  return useStore(usePlayer().session.state, select);
}
