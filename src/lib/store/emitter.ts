/** A typed event emitter. */
export interface Emitter<Events> {
  emit<Name extends keyof Events>(name: Name, event: Events[Name]): void;
  on<Name extends keyof Events>(name: Name, listener: (event: Events[Name]) => void): () => void;
  /** Subscribes to all events. The listener is called after those of the single event. */
  onAny(listener: <Name extends keyof Events>(name: Name, event: Events[Name]) => void): () => void;
}

export function createEmitter<Events>(): Emitter<Events> {
  const listeners: { [Name in keyof Events]?: Set<(event: Events[Name]) => void> } = {};
  const all = new Set<<Name extends keyof Events>(name: Name, event: Events[Name]) => void>();
  return {
    emit(name, event) {
      for (const listener of [...(listeners[name] ?? [])]) listener(event);
      for (const listener of all) listener(name, event);
    },
    on(name, listener) {
      const set = listeners[name] ?? new Set();
      listeners[name] = set;
      set.add(listener);
      return () => set.delete(listener);
    },
    onAny(listener) {
      all.add(listener);
      return () => all.delete(listener);
    },
  };
}
