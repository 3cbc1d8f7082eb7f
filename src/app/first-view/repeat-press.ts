/** Whether the viewer has pressed or typed something that needs the code. */
export const hasPress = (page: ParentNode): boolean =>
  page.querySelector('[data-pressed], :popover-open') !== null || typedFields(page).length > 0;

type TextField = HTMLInputElement | HTMLTextAreaElement;

/** Boxes keep what was pressed by themselves. */
const TEXT_FIELDS = 'input:not([type=checkbox], [type=radio]), textarea';

const typedFields = (page: ParentNode): TextField[] =>
  [...page.querySelectorAll<TextField>(TEXT_FIELDS)].filter(
    ({ value, defaultValue }) => value !== defaultValue,
  );

/** React takes over the part of the page that an event is for before it handles the event. Nothing listens to this one. */
const takeOver = (element: Element) => element.dispatchEvent(new KeyboardEvent('keyup', { bubbles: true }));

/**
 * Repeats what the viewer did before the code had loaded: texts that they typed, popovers that they opened, whose content
 * only the code has, and the last button that they pressed, which the page's own script has marked.
 */
export function repeatPress(page: HTMLElement): void {
  // From now on the page's own script marks no button.
  page.dataset.rendered = 'taken-over';
  for (const field of typedFields(page)) repeatTyping(field);
  for (const popover of page.querySelectorAll(':popover-open')) {
    takeOver(popover);
    popover.dispatchEvent(new ToggleEvent('toggle', { oldState: 'closed', newState: 'open' }));
  }
  const button = page.querySelector<HTMLElement>('[data-pressed]');
  delete button?.dataset.pressed;
  button?.click();
}

/** React ignores a text that it found in the field, so the field is empty for React before the text comes again. */
function repeatTyping(field: TextField): void {
  const { value } = field;
  takeOver(field);
  field.value = '';
  const native = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value');
  native?.set?.call(field, value);
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
}
