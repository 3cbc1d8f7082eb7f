import { act, renderHook, waitFor } from '@testing-library/react';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { storage } from '../../browser/storage/storage';
import { requestClock } from '../../lib/time/request-clock';
import { apiEvents } from '../events';
import { failure, fakeBackend, json, withQueries } from '../fake-backend.test-help';
import { keyRing } from '../http';
import { rememberChosenLogOut, wasLogOutChosen } from '../session/chosen-log-out';
import { useLogOut } from './log-out';

const PERSONAL_KEY = 'reminders';
const CLEARED = { isCleared: true, isChosen: true, operations: ['logOut'] };
const UNCHANGED = { isCleared: false, isChosen: false, operations: [] };

const loseConnection = (): never => {
  throw new TypeError('Failed to fetch');
};

interface LogOut {
  respond?: () => Response | Promise<Response>;
  timesOut?: boolean;
  hasKeys?: boolean;
}

/** Presses the log-out button, then lets its request end. */
async function logOut({ respond = loseConnection, timesOut = false, hasKeys = true }: LogOut) {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  fakeBackend({ 'POST /api/auth/logout': () => released.then(respond) });
  keyRing.connect({ channelKey: () => released.then(loseConnection), apiKey: loseConnection });
  if (!hasKeys) {
    storage.clear();
    window.dispatchEvent(new StorageEvent('storage', { key: 'rudy_api_key' }));
  }
  // Retries are sent at once, without a delay.
  vi.spyOn(requestClock, 'wait').mockImplementation((callback) => {
    callback();
    return () => {};
  });
  vi.spyOn(requestClock, 'timeout').mockImplementation((callback) => {
    if (timesOut) void released.then(callback);
    return () => {};
  });
  const cleared = vi.fn();
  onTestFinished(apiEvents.on('user-cleared', cleared));
  storage.set(PERSONAL_KEY, [1]);

  const { wrapper } = withQueries();
  const { result } = renderHook(() => useLogOut(), { wrapper });
  expect(result.current.isPending).toBe(false);
  act(() => result.current.logOut());
  await waitFor(() => expect(result.current.isPending).toBe(true));
  release();
  await waitFor(() => expect(result.current.isPending).toBe(false));
  return {
    isCleared: storage.keys((key) => key === PERSONAL_KEY).length === 0,
    isChosen: wasLogOutChosen(),
    operations: cleared.mock.calls.map(([{ operation }]) => operation),
  };
}

beforeEach(() => {
  localStorage.clear();
  rememberChosenLogOut(false);
});

test.each<[string, LogOut]>([
  ['is accepted', { respond: () => json({ success: true }) }],
  ['has no connection', {}],
  ['times out', { respond: () => new Promise(() => {}), timesOut: true }],
  ['has no keys, and can fetch none,', { hasKeys: false }],
])('a log-out that %s ends the session on this device', async (_, options) => {
  expect(await logOut(options)).toEqual(CLEARED);
});

test.each<[string, () => Response]>([
  ['is refused', () => failure(403, 'forbidden')],
  ['meets a failing backend', () => failure(500)],
])('a log-out that %s does not end the session, and is not remembered as chosen', async (_, respond) => {
  rememberChosenLogOut(true);
  expect(await logOut({ respond })).toEqual(UNCHANGED);
});
