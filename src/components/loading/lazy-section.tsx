import { type ComponentType, lazy } from 'react';
import { useIsHydrated } from '../../browser/use-is-hydrated';
import { dictionary } from '../../i18n/dictionary';
import type { TextArea } from '../../i18n/message-id';

const Nothing = () => null;

/**
 * Lazy-loads an optional part of a screen with its messages. Renders nothing if that fails, so never use it
 * for a part that the screen needs. Pages rendered at the edge leave the part out until they are hydrated.
 */
export function lazySection<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  ...texts: TextArea[]
): ComponentType<Props> {
  const Part = lazy(async () => {
    try {
      const [part] = await Promise.all([load(), ...texts.map(dictionary.need)]);
      return { default: part };
    } catch {
      return { default: Nothing as ComponentType<Props> };
    }
  });
  // biome-ignore lint/correctness/noComponentHookFactories: each call is at the top level of its module, once.
  return function LazySection(props: Props) {
    return useIsHydrated() ? <Part {...props} /> : null;
  };
}
