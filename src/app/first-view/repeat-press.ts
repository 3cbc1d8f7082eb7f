/**
 * Repeats what the viewer pressed before the code was there: the last button that the page's own script has marked, and
 * the popovers that are open, whose content only the code has. React takes over the part of the page that an event is
 * for before it handles the event.
 */
export function repeatPress(page: HTMLElement): void {
  // From now on the page's own script marks no button.
  page.dataset.rendered = 'taken-over';
  for (const popover of page.querySelectorAll(':popover-open')) {
    // A key that nothing listens to: React listens to the popover itself only once it has taken it over.
    popover.dispatchEvent(new KeyboardEvent('keyup', { bubbles: true }));
    popover.dispatchEvent(new ToggleEvent('toggle', { oldState: 'closed', newState: 'open' }));
  }
  const button = page.querySelector<HTMLElement>('[data-pressed]');
  delete button?.dataset.pressed;
  button?.click();
}

/** Whether the viewer has pressed something that needs the code. */
export const hasPress = (page: ParentNode): boolean =>
  page.querySelector('[data-pressed], :popover-open') !== null;
