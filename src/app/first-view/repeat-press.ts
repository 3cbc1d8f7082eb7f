/** Whether the viewer has pressed or typed something that only the site's code can handle. */
export const hasPress = (page: ParentNode): boolean =>
  page.querySelector('[data-pressed], :popover-open') !== null || typedFields(page).length > 0;

type TextField = HTMLInputElement | HTMLTextAreaElement;

/** Checkboxes and radio buttons are left out, because they keep their state without code. */
const TEXT_FIELDS = 'input:not([type=checkbox], [type=radio]), textarea';

const typedFields = (page: ParentNode): TextField[] =>
  [...page.querySelectorAll<TextField>(TEXT_FIELDS)].filter(
    ({ value, defaultValue }) => value !== defaultValue,
  );

/**
 * Makes React hydrate the part of the page with this element: React does so before it handles an event there.
 * The site has no listener for this event.
 */
const hydrate = (element: Element) => element.dispatchEvent(new KeyboardEvent('keyup', { bubbles: true }));

/**
 * Repeats the viewer's actions from before the code had loaded: texts that they typed, popovers that they
 * opened, whose content needs the code, and the last button that they pressed, which the page's own script
 * has marked.
 */
export function repeatPress(page: HTMLElement): void {
  // From now on, the page's own script marks no more buttons.
  page.dataset.rendered = 'taken-over';
  for (const field of typedFields(page)) repeatTyping(field);
  for (const popover of page.querySelectorAll(':popover-open')) {
    hydrate(popover);
    popover.dispatchEvent(new ToggleEvent('toggle', { oldState: 'closed', newState: 'open' }));
  }
  const button = page.querySelector<HTMLElement>('[data-pressed]');
  delete button?.dataset.pressed;
  button?.click();
}

/**
 * React ignores a text that was already in the field. So the field is emptied first, and the text is entered
 * again.
 */
function repeatTyping(field: TextField): void {
  const { value } = field;
  hydrate(field);
  field.value = '';
  const nativeProperty = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value');
  nativeProperty?.set?.call(field, value);
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
}
