import { isBoolean } from '../../lib/parse/is';
import { storage } from '../storage/storage';

const keyOf = (name: string) => `${name}_tutorial_seen`;

/**
 * Whether the viewer has dismissed a tutorial. Until then it is shown automatically, afterwards only on
 * request.
 */
export const tutorialSeen = {
  read: (name: string): boolean => storage.get(keyOf(name), isBoolean) ?? false,
  markSeen: (name: string): void => void storage.set(keyOf(name), true),
};
