import { useSyncExternalStore } from 'react';
import type { MessageId } from '../../i18n/message-id';
import { createValueStore } from '../../lib/store/store';

export interface PopupOptions {
  title: MessageId;
  body?: MessageId;
  values?: Record<string, string | number>;
  ok: MessageId;
  cancel?: MessageId;
}

export interface Popup extends PopupOptions {
  id: number;
  settle(ok: boolean): void;
}

/** The error of a popup that the viewer cancelled. */
export class PopupCancelled extends Error {
  override readonly name = 'PopupCancelled';
}

const store = createValueStore<readonly Popup[]>(() => []);
let lastId = 0;

/**
 * Adds a popup to the queue. It is shown after the earlier popups are closed. Resolves
 * on ok and rejects on cancel.
 */
export function addPopup(options: PopupOptions): Promise<void> {
  return new Promise((resolve, reject) => {
    lastId += 1;
    const id = lastId;
    const settle = (ok: boolean) => {
      store.replace(store.get().filter((popup) => popup.id !== id));
      if (ok) resolve();
      else reject(new PopupCancelled());
    };
    store.replace([...store.get(), { ...options, id, settle }]);
  });
}

const first = () => store.get()[0];

export function usePopup(): Popup | undefined {
  return useSyncExternalStore(store.subscribe, first, first);
}
