import { type ComponentType, lazy } from 'react';
import type { LazyView } from './lazy-view';

const views = new Map<LazyView, ComponentType>();
const failed = new Set<LazyView>();

async function loadView(load: LazyView): Promise<{ default: ComponentType }> {
  try {
    return { default: (await load()).Component };
  } catch (error) {
    failed.add(load);
    throw error;
  }
}

/**
 * Returns the component of a view. Each view has only one, so that it keeps its state when the viewer
 * navigates between its routes.
 */
function viewOf(load: LazyView): ComponentType {
  const known = views.get(load);
  if (known) return known;
  const view = lazy(() => loadView(load));
  views.set(load, view);
  return view;
}

/**
 * Loads a screen before its first render, because React delays content after any fallback. A failure is
 * reported when the screen renders.
 */
export async function openView(load: LazyView): Promise<void> {
  if (views.has(load)) return;
  const opening = loadView(load);
  const view = await opening.then(
    (module) => module.default,
    () => lazy(() => opening),
  );
  views.set(load, view);
}

/**
 * Removes failed screens, so that the next visit loads them again. Call it only after the failure is shown,
 * because React retries a failed render at once.
 */
export function clearFailedViews(): void {
  for (const load of failed) views.delete(load);
  failed.clear();
}

export function ScreenView({ load }: { load: LazyView }) {
  const View = viewOf(load);
  return <View />;
}
