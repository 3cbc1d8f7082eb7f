import { type ComponentType, lazy } from 'react';
import type { LazyView } from './lazy-view';

const views = new Map<LazyView, ComponentType>();
const failed = new Set<LazyView>();

async function opened(load: LazyView): Promise<{ default: ComponentType }> {
  try {
    return { default: (await load()).Component };
  } catch (error) {
    failed.add(load);
    throw error;
  }
}

/** One component a screen, whatever routes lead to it: going between them keeps what it shows. */
function viewOf(load: LazyView): ComponentType {
  const known = views.get(load);
  if (known) return known;
  const view = lazy(() => opened(load));
  views.set(load, view);
  return view;
}

/**
 * Opens a screen before it is shown, so that it is there at once: what first shows a fallback, React
 * keeps at that for a while. Showing it tells what fails.
 */
export async function openView(load: LazyView): Promise<void> {
  if (views.has(load)) return;
  const opening = opened(load);
  const view = await opening.then(
    (module) => module.default,
    () => lazy(() => opening),
  );
  views.set(load, view);
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
