/** The video has just become smaller: the tool is brought to right below it, and its heading has the focus. */
export function focusTool(heading: HTMLElement | null): void {
  heading?.focus({ preventScroll: true });
  heading?.scrollIntoView({ block: 'start', behavior: 'instant' });
}
