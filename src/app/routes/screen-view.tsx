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

/** One component per view, so that navigating between its routes keeps its state. */
function viewOf(load: LazyView): ComponentType {
  const known = views.get(load);
  if (known) return known;
  const view = lazy(() => loadView(load));
  views.set(load, view);
  return view;
}

/**
 * Loads a screen before its first render, since React delays content after any fallback. Rendering it reports
 * a failure.
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

/** Lets the next visit load them again. Not earlier, since React retries a failed render at once. */
export function clearFailedViews(): void {
  for (const load of failed) views.delete(load);
  failed.clear();
}

export function ScreenView({ load }: { load: LazyView }) {
  const View = viewOf(load);
  return <View />;
}
