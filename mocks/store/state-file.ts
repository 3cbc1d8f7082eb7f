import { closeSync, existsSync, fsyncSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs';
import { readSnapshot, type Snapshot, type Store } from './store.ts';

/** Reads the state from a file, or returns null if there is none. Throws for a file of another format. */
export function readState(file: string): Snapshot | null {
  if (!existsSync(file)) return null;
  const snapshot = readSnapshot(readFileSync(file, 'utf8'));
  if (!snapshot) throw new Error(`${file} is not the state of a demo channel`);
  return snapshot;
}

/**
 * Returns a function that writes a changed store to the file. It writes a second file and renames it, so that
 * one complete file remains if the process is killed.
 */
export function createStateWriter(store: Store, file: string): () => void {
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
