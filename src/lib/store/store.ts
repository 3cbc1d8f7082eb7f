/** A value that can be read and watched. */
export interface Store<State> {
  get(): State;
  subscribe(listener: () => void): () => void;
}

export interface WritableStore<State> extends Store<State> {
  /** Tells listeners only of what is different. */
  set(change: Partial<State>): void;
}

export function createStore<State extends object>(initial: State): WritableStore<State> {
  let state = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => state,
    set(change) {
      const next = { ...state, ...change };
      const names = Object.keys(change) as (keyof State)[];
      if (names.every((name) => Object.is(state[name], next[name]))) return;
      state = next;
      for (const listener of [...listeners]) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
