import { isBoolean } from '../../lib/parse/is';
import { storage } from '../storage/storage';

const keyOf = (name: string) => `${name}_tutorial_seen`;

/** A tutorial shows until it was dismissed once, and afterwards on request. */
export const tutorialSeen = {
  read: (name: string): boolean => storage.get(keyOf(name), isBoolean) ?? false,
  markSeen: (name: string): void => void storage.set(keyOf(name), true),
};
