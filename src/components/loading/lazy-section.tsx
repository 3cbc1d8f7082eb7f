import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { dictionary } from '../../i18n/dictionary';
import type { TextArea } from '../../i18n/message-id';

const Nothing = () => null;

/**
 * Lazy-loads an optional part of a screen with its messages. If that fails, it renders nothing, so never use
 * it for a part that the screen needs.
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
