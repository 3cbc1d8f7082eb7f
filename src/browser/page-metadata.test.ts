import { expect, test, vi } from 'vitest';
import { pageMetadata } from './page-metadata';

test('publishes the subject of a page until its screen unmounts', () => {
  const listener = vi.fn();
  const unsubscribe = pageMetadata.subscribe(listener);
  const unpublish = pageMetadata.publish({ name: 'Owls at Falcons' });
  expect(pageMetadata.read()).toEqual({ name: 'Owls at Falcons' });
  unpublish();
  expect(pageMetadata.read()).toBeNull();
  expect(listener).toHaveBeenCalledTimes(2);
  unsubscribe();
});

test('a screen that unmounts late does not clear the page subject that the next screen published', () => {
  const unpublishFirst = pageMetadata.publish({ name: 'first' });
  const unpublishSecond = pageMetadata.publish({ name: 'second' });
  unpublishFirst();
  expect(pageMetadata.read()).toEqual({ name: 'second' });
  unpublishSecond();
});
