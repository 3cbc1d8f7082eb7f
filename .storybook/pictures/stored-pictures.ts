import { copyFileSync, existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Stores the pictures of some commits, so that the next comparison with one of them does not have to take
 * them again. A run in a clean working tree also stores those of its own commit, because most changes are
 * compared with the previous one.
 */
export class StoredPictures {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** Copies the pictures of a commit. Returns false and copies nothing unless all of them are stored. */
  restore(commit: string, pictures: readonly string[], to: string): boolean {
    const files = pictures.map((picture) => `${picture}.png`);
    const pathOf = (file: string) => join(this.#folder, commit, file);
    if (!files.every((file) => existsSync(pathOf(file)))) return false;
    for (const file of files) copyFileSync(pathOf(file), join(to, file));
    return true;
  }

  store(commit: string, from: string): void {
    const folder = join(this.#folder, commit);
    mkdirSync(folder, { recursive: true });
    for (const file of readdirSync(from)) copyFileSync(join(from, file), join(folder, file));
  }

  /** Removes the pictures of all other commits. */
  removeOthers(commits: readonly string[]): void {
    if (!existsSync(this.#folder)) return;
    for (const commit of readdirSync(this.#folder))
      if (!commits.includes(commit)) rmSync(join(this.#folder, commit), { recursive: true });
  }
}
