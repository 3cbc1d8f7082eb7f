import { render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { ErrorBoundary } from '../../ui/feedback/error-boundary';
import { lazyView } from './lazy-view';
import { clearFailedViews, openView, ScreenView } from './screen-view';

afterEach(() => vi.restoreAllMocks());

const Here = () => <h1>here</h1>;
const here = async () => ({ Component: Here });

function show(load: ReturnType<typeof lazyView>) {
  return render(
    <ErrorBoundary resetKey="" fallback={(error) => <p>{error instanceof Error ? error.name : null}</p>}>
      <Suspense fallback={<p>waiting</p>}>
        <ScreenView load={load} />
      </Suspense>
    </ErrorBoundary>,
  );
}

test('shows a fallback while a screen loads', async () => {
  show(lazyView(here));
  expect(screen.getByText('waiting')).toBeVisible();
  expect(await screen.findByText('here')).toBeVisible();
});

test('shows a screen that was opened before its first render without a fallback', async () => {
  const view = lazyView(here);
  await openView(view);
  show(view);
  expect(screen.getByText('here')).toBeVisible();
});

test('shows the error of a screen that fails to load, and loads the screen again at the next visit', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const code = vi.fn(here).mockRejectedValueOnce(new TypeError('gone'));
  const view = lazyView(code);
  await openView(view);
  const { unmount } = show(view);
  expect(await screen.findByText('ChunkError')).toBeVisible();
  expect(code).toHaveBeenCalledTimes(1);

  unmount();
  clearFailedViews();
  show(view);
  expect(await screen.findByText('here')).toBeVisible();
});
