import { expect, test, vi } from 'vitest';
import { pageAbout } from './page-about';

test('publishes the subject of a page until its screen unmounts', () => {
  const listener = vi.fn();
  const leave = pageAbout.subscribe(listener);
  const takeBack = pageAbout.publish({ name: 'Owls at Falcons' });
  expect(pageAbout.read()).toEqual({ name: 'Owls at Falcons' });
  takeBack();
  expect(pageAbout.read()).toBeNull();
  expect(listener).toHaveBeenCalledTimes(2);
  leave();
});

test('a screen that unmounts late does not clear the page subject that the next screen published', () => {
  const takeBackFirst = pageAbout.publish({ name: 'first' });
  const takeBackSecond = pageAbout.publish({ name: 'second' });
  takeBackFirst();
  expect(pageAbout.read()).toEqual({ name: 'second' });
  takeBackSecond();
});
