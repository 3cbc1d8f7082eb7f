import { useSyncExternalStore } from 'react';
import type { MessageId } from '../../i18n/message-id';

interface PopupOptions {
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

/** What a popup's promise rejects with when the viewer says no. */
export class PopupCancelled extends Error {
  override readonly name = 'PopupCancelled';
}

let popups: readonly Popup[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function change(next: readonly Popup[]): void {
  popups = next;
  for (const listener of listeners) listener();
}

/** Asks the viewer. Resolves on ok, rejects on cancel. Several at once are asked one after another. */
export function askViewer(options: PopupOptions): Promise<void> {
  return new Promise((resolve, reject) => {
    lastId += 1;
    const id = lastId;
    const settle = (ok: boolean) => {
      change(popups.filter((popup) => popup.id !== id));
      if (ok) resolve();
      else reject(new PopupCancelled());
    };
    change([...popups, { ...options, id, settle }]);
  });
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function usePopup(): Popup | undefined {
  return useSyncExternalStore(subscribe, () => popups[0]);
}
