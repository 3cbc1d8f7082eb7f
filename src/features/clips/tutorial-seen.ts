import { isBoolean } from '../../lib/is';
import { storage } from '../../lib/storage';

const KEY = 'clips_tutorial_seen';

/** The steps are shown until they were gone through or skipped once; after that, when they are asked for. */
export const tutorialSeen = {
  read: (): boolean => storage.get(KEY, isBoolean) ?? false,
  keep: (): void => void storage.set(KEY, true),
};
