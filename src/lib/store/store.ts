/** An observable value. */
export interface Store<State> {
  get(): State;
  subscribe(listener: () => void): () => void;
}

export interface ValueStore<State> extends Store<State> {
  /** Replaces the value, and notifies listeners only if it differs from the previous one. */
  replace(next: State): void;
}

export interface WritableStore<State> extends ValueStore<State> {
  /** Changes some properties, and notifies listeners only if one of them changed. */
  set(change: Partial<State>): void;
}

interface ValueOptions {
  /**
   * Called when the first listener subscribes; the returned function is called when the last one
   * unsubscribes.
   */
  onObserved?: () => () => void;
}

/** Creates a store of one value. The initial value is read only when it is first needed. */
export function createValueStore<State>(
  initial: () => State,
  { onObserved }: ValueOptions = {},
): ValueStore<State> {
  let state: { value: State } | undefined;
  let onUnobserved: (() => void) | undefined;
  const listeners = new Set<() => void>();

  function get(): State {
    state ??= { value: initial() };
    return state.value;
  }

  return {
    get,
    replace(next) {
      if (state && Object.is(state.value, next)) return;
      state = { value: next };
      for (const listener of [...listeners]) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      if (listeners.size === 1) onUnobserved = onObserved?.();
      return () => {
        if (listeners.delete(listener) && listeners.size === 0) onUnobserved?.();
      };
    },
  };
}

export function createStore<State extends object>(initial: State): WritableStore<State> {
  const store = createValueStore(() => initial);
  return {
    ...store,
    set(change) {
      const state = store.get();
      const next = { ...state, ...change };
      const names = Object.keys(change) as (keyof State)[];
      if (names.some((name) => !Object.is(state[name], next[name]))) store.replace(next);
    },
  };
}
