import { expect, test, vi } from 'vitest';

test('a log-out is remembered as chosen until the next one or a log-in', async () => {
  vi.resetModules();
  const { rememberChosenLogOut, wasLogOutChosen } = await import('./chosen-log-out');
  expect(wasLogOutChosen()).toBe(false);
  rememberChosenLogOut(true);
  expect(wasLogOutChosen()).toBe(true);
  rememberChosenLogOut(false);
  expect(wasLogOutChosen()).toBe(false);
});
