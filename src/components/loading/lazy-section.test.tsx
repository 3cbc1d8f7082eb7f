import { render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { expect, test } from 'vitest';
import { lazySection } from './lazy-section';

test('renders a lazy section once it has loaded', async () => {
  const Part = lazySection(async () => ({ name }: { name: string }) => <p>{name}</p>);
  render(
    <Suspense>
      <Part name="here" />
    </Suspense>,
  );
  expect(await screen.findByText('here')).toBeInTheDocument();
});

test('renders nothing for a lazy section that fails to load', async () => {
  const Part = lazySection(() => Promise.reject(new Error('offline')));
  render(
    <Suspense fallback={<p>waiting</p>}>
      <p>the screen</p>
      <Part />
    </Suspense>,
  );
  expect(await screen.findByText('the screen')).toBeVisible();
  expect(screen.queryByText('waiting')).toBeNull();
});
