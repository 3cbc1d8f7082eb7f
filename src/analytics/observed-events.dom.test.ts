import { expect, test } from 'vitest';
import { apiEvents } from '../api/events';
import { type ObservedEvent, subscribeToAll } from './observed-events';
import { track, tracked } from './track';

test('collects every kind of event with its time, page and viewer, until unsubscribed', () => {
  const received: ObservedEvent[] = [];
  const viewer = { id: 51, email: 'sam@example.com' };
  const stop = subscribeToAll(
    () => viewer,
    (event) => received.push(event),
  );
  apiEvents.emit('user-set', { operation: 'logIn', email: viewer.email });
  tracked.emit('visit', { page: '/faq', from: null });
  track({ name: 'purchase', currency: 'USD', value: 1, items: [] });
  const error = new TypeError('oh');
  dispatchEvent(new ErrorEvent('error', { error }));
  dispatchEvent(new ErrorEvent('error', { message: 'Script error.' }));
  dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: 'no' }));
  dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: error }));
  stop();
  tracked.emit('visit', { page: '/', from: '/faq' });
  apiEvents.emit('user-cleared', { operation: 'logOut' });
  dispatchEvent(new ErrorEvent('error', { error }));
  expect(received.map(({ type }) => type)).toEqual([
    'user-set',
    'visit',
    'event',
    ...Array(4).fill('trouble'),
  ]);
  expect(received.slice(3).map(({ value }) => value)).toEqual([
    { kind: 'uncaught', error },
    { kind: 'uncaught', error: 'Script error.' },
    { kind: 'uncaught', error: 'no' },
    { kind: 'chunk', error },
  ]);
  for (const { href, viewer: who, apiKey } of received)
    expect([href, who, apiKey]).toEqual([location.href, viewer, null]);
});
