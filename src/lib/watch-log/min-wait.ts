/** Viewers do not notice a wait shorter than this. */
export const MIN_WAIT_MS = 300;
/** After a seek, a wait shorter than this is normal. */
export const MIN_WAIT_AFTER_SEEK_MS = 2_000;
