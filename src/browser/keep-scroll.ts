/** The link state for a navigation that does not change the scroll position. */
export const KEEP_SCROLL = { keepScroll: true };
