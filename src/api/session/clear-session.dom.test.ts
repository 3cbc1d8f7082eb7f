import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { formDraft } from '../../browser/memory/form-draft';
import { storage } from '../../browser/storage/storage';
import { isString } from '../../lib/parse/is';
import { apiEvents } from '../events';
import { fakeBackend } from '../fake-backend.test-help';
import { keyRing } from '../http';
import { clearSession } from './clear-session';

const disconnect = () =>
  keyRing.connect({
    channelKey: () => Promise.reject(new Error('not connected')),
    apiKey: () => Promise.reject(new Error('not connected')),
  });

beforeEach(() => {
  localStorage.clear();
  onTestFinished(disconnect);
});

test('clearing the session removes its API key, personal data and drafts from this device', async () => {
  fakeBackend({});
  keyRing.connect({ channelKey: async () => 'channel-1', apiKey: async () => 'api-1' });
  storage.set('reminders', [1]);
  storage.set('language', 'fr');
  formDraft('clip').store(4, { title: 'Goal' });
  const cleared = vi.fn();
  onTestFinished(apiEvents.on('user-cleared', cleared));

  clearSession('logOut');
  expect(storage.keys((key) => ['reminders', 'language'].includes(key))).toEqual(['language']);
  expect(formDraft('clip').take(4)).toBeNull();
  expect(cleared.mock.calls).toEqual([[{ operation: 'logOut' }]]);
  expect(storage.get('api_key', isString)).toBeUndefined();
  expect(await keyRing.get()).toEqual({ channelKey: 'channel-0', apiKey: 'api-1' });
});

test('a session is cleared even if no fresh key can be fetched', async () => {
  fakeBackend({});
  disconnect();
  const uncaught = vi.fn();
  process.on('unhandledRejection', uncaught);
  onTestFinished(() => void process.off('unhandledRejection', uncaught));
  clearSession('logOut');
  await new Promise((resolve) => setTimeout(resolve));
  expect(uncaught).not.toHaveBeenCalled();
  expect(keyRing.peek()).toBeNull();
});
