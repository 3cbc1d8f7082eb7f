import { useSyncExternalStore } from 'react';
import type { MessageId } from '../../i18n/message-id';
import { createValueStore } from '../../lib/store/store';

const TOAST_MS = 5_000;

type ToastType = 'success' | 'error' | 'info';

export interface Toast {
  id: number;
  type: ToastType;
  message: MessageId;
  values?: Record<string, string | number>;
  /** A link to a path of the site. */
  link?: { to: string; label: MessageId };
}

const store = createValueStore<readonly Toast[]>(() => []);
let lastId = 0;
const timers = new Map<number, ReturnType<typeof setTimeout>>();

export type ToastOptions = Omit<Toast, 'id' | 'type'> & { type?: ToastType; durationMs?: number };

/** Identifies a toast by its type, message, values and link. */
const toastKey = ({ type, message, values, link }: Omit<Toast, 'id'>) =>
  JSON.stringify([type, message, values, link]);

export function showToast({ durationMs = TOAST_MS, type = 'info', ...rest }: ToastOptions): number {
  // Showing the same toast again only restarts its timeout.
  const toasts = store.get();
  const same = toasts.find((toast) => toastKey(toast) === toastKey({ type, ...rest }));
  const id = same?.id ?? ++lastId;
  if (same) clearTimeout(timers.get(id));
  store.replace([...toasts.filter((toast) => toast.id !== id), { id, type, ...rest }]);
  timers.set(
    id,
    setTimeout(() => dismissToast(id), durationMs),
  );
  return id;
}

export function dismissToast(id: number): void {
  clearTimeout(timers.get(id));
  timers.delete(id);
  store.replace(store.get().filter((toast) => toast.id !== id));
}

export function dismissAllToasts(): void {
  for (const { id } of store.get()) dismissToast(id);
}

export function useToasts(): readonly Toast[] {
  return useSyncExternalStore(store.subscribe, store.get, store.get);
}
