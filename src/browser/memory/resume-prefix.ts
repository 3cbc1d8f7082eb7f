import { persistedState } from '../storage/persisted-state';

/** The beginning of the keys under which an account (null for a visitor) stores its positions. */
export const resumePrefix = (userId: number | null) => `resume.${userId ?? 'visitor'}.`;

/** Whether this account stopped in any recording on this device. Home asks before it loads what lists them. */
export const hasPositions = (userId: number | null): boolean =>
  persistedState.keys((key) => key.startsWith(resumePrefix(userId))).length > 0;
