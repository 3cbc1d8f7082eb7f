import { render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { expect, test } from 'vitest';
import { lazySection } from './lazy-section';

test('a part shows once it is there', async () => {
  const Part = lazySection(async () => ({ name }: { name: string }) => <p>{name}</p>);
  render(
    <Suspense>
      <Part name="here" />
    </Suspense>,
  );
  expect(await screen.findByText('here')).toBeInTheDocument();
});

test('a part that cannot be had leaves the screen as it is', async () => {
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
