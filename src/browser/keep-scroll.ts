/** Link state for navigation that keeps the scroll position. */
export const KEEP_SCROLL = { keepScroll: true };
