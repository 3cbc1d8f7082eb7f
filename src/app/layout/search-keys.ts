interface Press {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  defaultPrevented: boolean;
  target: EventTarget | null;
}

const TYPED_IN = 'input, textarea, select, [contenteditable], dialog[open]';

/** Whether a press asks for the search: `/` where nobody types, Ctrl or Command with K anywhere. */
export function asksForSearch({ key, ctrlKey, metaKey, altKey, defaultPrevented, target }: Press): boolean {
  if (defaultPrevented || altKey) return false;
  if (ctrlKey !== metaKey) return key.toLowerCase() === 'k';
  if (ctrlKey || key !== '/') return false;
  return !(target instanceof Element && target.closest(TYPED_IN));
}
