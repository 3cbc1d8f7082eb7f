import { expect, test, vi } from 'vitest';
import { createBufferedEvents } from './buffered-events';

test('drains the buffered events first, then forwards new events', () => {
  const events = createBufferedEvents<number>(10);
  const subscriber = vi.fn();
  events.push(1);
  events.push(2);
  events.drain(subscriber);
  events.push(3);
  expect(subscriber.mock.calls.map(([item]) => item)).toEqual([1, 2, 3]);
});

test('buffers only the latest events', () => {
  const events = createBufferedEvents<number>(2);
  const subscriber = vi.fn();
  for (const item of [1, 2, 3, 4]) events.push(item);
  events.drain(subscriber);
  expect(subscriber.mock.calls.map(([item]) => item)).toEqual([3, 4]);
});

test('does not forward buffered events that were cleared', () => {
  const events = createBufferedEvents<number>(10);
  const subscriber = vi.fn();
  events.push(1);
  events.clear();
  events.push(2);
  events.drain(subscriber);
  events.push(3);
  expect(subscriber.mock.calls.map(([item]) => item)).toEqual([3]);
});
