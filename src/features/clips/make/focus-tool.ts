/** The video has just become smaller: scrolls to the editor below it and focuses its heading. */
export function focusTool(heading: HTMLElement | null): void {
  heading?.focus({ preventScroll: true });
  heading?.scrollIntoView({ block: 'start', behavior: 'instant' });
}
