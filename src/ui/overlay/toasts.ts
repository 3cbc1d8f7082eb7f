import { useSyncExternalStore } from 'react';
import type { MessageId } from '../../i18n/message-id';

const TOAST_MS = 5_000;

type ToastType = 'success' | 'error' | 'info';

export interface Toast {
  id: number;
  type: ToastType;
  message: MessageId;
  values?: Record<string, string | number>;
  /** Somewhere to go from here, by a path of the site. */
  link?: { to: string; label: MessageId };
}

let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();
const timers = new Map<number, ReturnType<typeof setTimeout>>();

function change(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

export type ToastOptions = Omit<Toast, 'id' | 'type'> & { type?: ToastType; durationMs?: number };

/** What a toast says, and where it leads. */
const toastKey = ({ type, message, values, link }: Omit<Toast, 'id'>) =>
  JSON.stringify([type, message, values, link]);

export function showToast({ durationMs = TOAST_MS, type = 'info', ...rest }: ToastOptions): number {
  // The same news twice is one toast that stays longer.
  const same = toasts.find((toast) => toastKey(toast) === toastKey({ type, ...rest }));
  const id = same?.id ?? ++lastId;
  if (same) clearTimeout(timers.get(id));
  change([...toasts.filter((toast) => toast.id !== id), { id, type, ...rest }]);
  timers.set(
    id,
    setTimeout(() => dismissToast(id), durationMs),
  );
  return id;
}

export function dismissToast(id: number): void {
  clearTimeout(timers.get(id));
  timers.delete(id);
  change(toasts.filter((toast) => toast.id !== id));
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useToasts(): readonly Toast[] {
  return useSyncExternalStore(subscribe, () => toasts);
}
