import { type ComponentType, lazy } from 'react';
import type { lazyView } from './lazy-view';

type Load = ReturnType<typeof lazyView>;

const views = new Map<Load, ComponentType>();

/** One component a screen, whatever routes lead to it: going between them keeps what it shows. */
function viewOf(load: Load): ComponentType {
  const known = views.get(load);
  if (known) return known;
  const view = lazy(async () => {
    try {
      return { default: (await load()).Component };
    } catch (error) {
      // The next visit asks for the code again.
      views.delete(load);
      throw error;
    }
  });
  views.set(load, view);
  return view;
}

export function ScreenView({ load }: { load: Load }) {
  const View = viewOf(load);
  return <View />;
}
