import type { KeyContext } from './shortcut';

const FIELDS = 'input:not([type=range]), textarea, select, [contenteditable=""], [contenteditable=true]';
const BUTTONS = 'button, a[href], summary, input[type=radio], input[type=checkbox]';

/** Classifies where a key was pressed, relative to the player. */
export function keyContext(target: EventTarget | null, player: HTMLElement): KeyContext {
  if (!(target instanceof Element)) return 'outside';
  const dialog = target.closest('dialog, [role=dialog]');
  if (dialog || document.querySelector('dialog:modal')) return 'outside';
  if (!player.contains(target)) return target === document.body ? 'page' : 'outside';
  const bar = target.closest<HTMLElement>('[data-bar]')?.dataset.bar;
  if (bar === 'seek') return 'seek-bar';
  if (bar === 'volume') return 'volume-bar';
  if (target.closest('[popover]')) return 'outside';
  if (target.closest(FIELDS)) return 'field';
  return target.closest(BUTTONS) ? 'button' : 'player';
}
