import { expect, test, vi } from 'vitest';
import { createBacklog } from './buffered-events';

test('what was kept comes first, then what follows', () => {
  const backlog = createBacklog<number>(10);
  const hear = vi.fn();
  backlog.take(1);
  backlog.take(2);
  backlog.drain(hear);
  backlog.take(3);
  expect(hear.mock.calls.map(([item]) => item)).toEqual([1, 2, 3]);
});

test('only the latest are kept', () => {
  const backlog = createBacklog<number>(2);
  const hear = vi.fn();
  for (const item of [1, 2, 3, 4]) backlog.take(item);
  backlog.drain(hear);
  expect(hear.mock.calls.map(([item]) => item)).toEqual([3, 4]);
});

test('what was dropped is not heard later', () => {
  const backlog = createBacklog<number>(10);
  const hear = vi.fn();
  backlog.take(1);
  backlog.clear();
  backlog.take(2);
  backlog.drain(hear);
  backlog.take(3);
  expect(hear.mock.calls.map(([item]) => item)).toEqual([3]);
});
