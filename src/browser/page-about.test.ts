import { expect, test, vi } from 'vitest';
import { pageAbout } from './page-about';

test('what a screen says stands until it goes', () => {
  const heard = vi.fn();
  const leave = pageAbout.subscribe(heard);
  const takeBack = pageAbout.say({ name: 'Owls at Falcons' });
  expect(pageAbout.read()).toEqual({ name: 'Owls at Falcons' });
  takeBack();
  expect(pageAbout.read()).toBeNull();
  expect(heard).toHaveBeenCalledTimes(2);
  leave();
});

test('a screen that goes late does not take away what the next one said', () => {
  const takeBackFirst = pageAbout.say({ name: 'first' });
  const takeBackSecond = pageAbout.say({ name: 'second' });
  takeBackFirst();
  expect(pageAbout.read()).toEqual({ name: 'second' });
  takeBackSecond();
});
