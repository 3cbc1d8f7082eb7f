/** Opening the editor makes the video smaller, so this scrolls to the editor and focuses its heading. */
export function focusTool(heading: HTMLElement | null): void {
  heading?.focus({ preventScroll: true });
  heading?.scrollIntoView({ block: 'start', behavior: 'instant' });
}
