import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { dictionary } from '../../i18n/dictionary';
import type { TextArea } from '../../i18n/message-id';

const Nothing = () => null;

/**
 * A piece of a screen that comes after it, with its texts. Where it can't be had, the screen stands
 * without it: nothing that a screen is for may be loaded so.
 */
export function lazySection<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  ...texts: TextArea[]
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => {
    try {
      const [part] = await Promise.all([load(), ...texts.map(dictionary.need)]);
      return { default: part };
    } catch {
      return { default: Nothing };
    }
  });
}
