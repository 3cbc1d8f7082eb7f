import { applyTheme, channelTheme } from '../../src/theme/channel-theme';
import type { DeskChannel } from './colour-desk/channel-settings';
import { isInFrame } from './view';

/** Replaces the browser's storage with one that only this document sees and that ends with it. */
class MemoryStorage implements Storage {
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

const inFrame = isInFrame(location.search);

/** Reads the channel that the colour desk passes to its frames in their names. */
function read(name: string): DeskChannel | null {
  try {
    return JSON.parse(name).deskChannel ?? null;
  } catch {
    return null;
  }
}

export const deskChannel: DeskChannel | null = inFrame ? read(window.name) : null;

if (inFrame) {
  // While a colour is being chosen, open frames apply it without reloading.
  addEventListener('message', ({ origin, data }) => {
    if (origin !== location.origin || !data?.deskColors || !deskChannel) return;
    Object.assign(deskChannel.colors, data.deskColors);
    applyTheme(channelTheme(data.deskColors), document.documentElement);
  });
  // Separates the storage of stories that are side by side, because they would log each other out and change
  // each other's language.
  for (const name of ['localStorage', 'sessionStorage'])
    Object.defineProperty(globalThis, name, { value: new MemoryStorage() });
  // Prevents a story that moves the focus or scrolls to an element from scrolling the page around its frame.
  const { focus } = HTMLElement.prototype;
  HTMLElement.prototype.focus = function (options) {
    focus.call(this, { ...options, preventScroll: true });
  };
  Element.prototype.scrollIntoView = () => {};
  // Narrows the scrollbar, because a phone's scrollbar takes up no room.
  document.documentElement.style.scrollbarWidth = 'none';
}
