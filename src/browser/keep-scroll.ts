/** Given as a link's state by what changes the address and means to stay where the viewer is. */
export const KEEP_SCROLL = { keepScroll: true };
