import { isInFrame } from './view';

/** Storage that only this document sees, and that ends with it. */
class OwnStorage implements Storage {
  readonly #values = new Map<string, string>();

  get length(): number {
    return this.#values.size;
  }

  key(index: number): string | null {
    return [...this.#values.keys()][index] ?? null;
  }

  getItem(key: string): string | null {
    return this.#values.get(key) ?? null;
  }

  setItem(key: string, value: string): void {
    this.#values.set(key, String(value));
  }

  removeItem(key: string): void {
    this.#values.delete(key);
  }

  clear(): void {
    this.#values.clear();
  }
}

if (isInFrame(location.search)) {
  // Next to each other, stories would log each other out and change each other's language.
  for (const name of ['localStorage', 'sessionStorage'])
    Object.defineProperty(globalThis, name, { value: new OwnStorage() });
  // A phone's scrollbar takes no room.
  document.documentElement.style.scrollbarWidth = 'none';
}
