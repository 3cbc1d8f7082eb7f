import { closeSync, existsSync, fsyncSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs';
import { readSnapshot, type Snapshot, type Store } from './store.ts';

/** The state stored in a file, or null if there is none; a file of another format is left alone. */
export function readState(file: string): Snapshot | null {
  if (!existsSync(file)) return null;
  const snapshot = readSnapshot(readFileSync(file, 'utf8'));
  if (!snapshot) throw new Error(`${file} is not the state of a demo channel`);
  return snapshot;
}

/**
 * Writes the store to a file at every change. A new state is written to a second file, which is then renamed:
 * a kill at any moment leaves one complete file.
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
