import type { KeyPlace } from './shortcut';

const FIELDS = 'input:not([type=range]), textarea, select, [contenteditable=""], [contenteditable=true]';
const BUTTONS = 'button, a[href], summary, input[type=radio], input[type=checkbox]';

/** Where in the page a key was pressed, as seen from the player. */
export function keyPlace(target: EventTarget | null, player: HTMLElement): KeyPlace {
  if (!(target instanceof Element)) return 'elsewhere';
  const dialog = target.closest('dialog, [role=dialog]');
  if (dialog || document.querySelector('dialog:modal')) return 'elsewhere';
  if (!player.contains(target)) return target === document.body ? 'page' : 'elsewhere';
  const bar = target.closest<HTMLElement>('[data-bar]')?.dataset.bar;
  if (bar === 'seek') return 'seek-bar';
  if (bar === 'volume') return 'volume-bar';
  if (target.closest('[popover]')) return 'elsewhere';
  if (target.closest(FIELDS)) return 'field';
  return target.closest(BUTTONS) ? 'button' : 'player';
}
