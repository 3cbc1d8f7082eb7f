import { closeSync, existsSync, fsyncSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs';
import { readSnapshot, type Snapshot, type Store } from './store.ts';

/** A state that was kept in a file, or null where there is none; a file that is not ours is left alone. */
export function readState(file: string): Snapshot | null {
  if (!existsSync(file)) return null;
  const snapshot = readSnapshot(readFileSync(file, 'utf8'));
  if (!snapshot) throw new Error(`${file} does not hold the state of a demo channel`);
  return snapshot;
}

/**
 * Keeps the store in a file from change to change. A new state is written whole beside the old one, and
 * only then takes its name: a kill at any moment leaves one of the two.
 */
export function stateKeeper(store: Store, file: string): () => void {
  let written = -1;
  return () => {
    if (store.revision === written) return;
    const { revision } = store;
    const draft = `${file}.${process.pid}.new`;
    const handle = openSync(draft, 'w', 0o600);
    try {
      writeSync(handle, JSON.stringify(store.snapshot()));
      fsyncSync(handle);
    } finally {
      closeSync(handle);
    }
    renameSync(draft, file);
    written = revision;
  };
}
