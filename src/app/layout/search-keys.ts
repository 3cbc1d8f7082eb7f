interface KeyPress {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  defaultPrevented: boolean;
  target: EventTarget | null;
}

const TEXT_FIELDS = 'input, textarea, select, [contenteditable], dialog[open]';

/** Whether a key press opens the search: `/` outside of text fields, Ctrl+K or Command+K anywhere. */
export function isSearchKey({ key, ctrlKey, metaKey, altKey, defaultPrevented, target }: KeyPress): boolean {
  if (defaultPrevented || altKey) return false;
  if (ctrlKey !== metaKey) return key.toLowerCase() === 'k';
  if (ctrlKey || key !== '/') return false;
  return !(target instanceof Element && target.closest(TEXT_FIELDS));
}
