import { type ComponentType, lazy } from 'react';
import type { LazyView } from './lazy-view';

const views = new Map<LazyView, ComponentType>();
const failed = new Set<LazyView>();

/** One component a screen, whatever routes lead to it: going between them keeps what it shows. */
function viewOf(load: LazyView): ComponentType {
  const known = views.get(load);
  if (known) return known;
  const view = lazy(async () => {
    try {
      return { default: (await load()).Component };
    } catch (error) {
      failed.add(load);
      throw error;
    }
  });
  views.set(load, view);
  return view;
}

/** The next visit asks for their code again. Not before: React renders what failed once more at once. */
export function forgetFailedViews(): void {
  for (const load of failed) views.delete(load);
  failed.clear();
}

export function ScreenView({ load }: { load: LazyView }) {
  const View = viewOf(load);
  return <View />;
}
