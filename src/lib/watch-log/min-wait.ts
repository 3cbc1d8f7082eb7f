/** Viewers do not notice a shorter wait. */
export const MIN_WAIT_MS = 300;
/** After a seek, a short wait is normal. */
export const MIN_WAIT_AFTER_SEEK_MS = 2_000;
