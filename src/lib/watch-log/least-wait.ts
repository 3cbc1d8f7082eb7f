/** A shorter wait is not seen as one. */
export const LEAST_MS = 300;
/** After a jump of the viewer's own, waiting a little is in the nature of it. */
export const LEAST_AFTER_JUMP_MS = 2_000;
