import { afterEach, expect, test, vi } from 'vitest';
import { exclusively } from './exclusively';

afterEach(() => localStorage.clear());

/** Web Locks as far as it matters: one holder a name, the others are told. */
function fakeLocks() {
  const held = new Set<string>();
  return {
    request: async (name: string, _: object, task: (lock: object | null) => Promise<unknown>) => {
      if (held.has(name)) return task(null);
      held.add(name);
      try {
        return await task({ name });
      } finally {
        held.delete(name);
      }
    },
  };
}

test.each([
  ['by Web Locks', true],
  ['without Web Locks', false],
])('%s, of two at once one runs', async (_, hasLocks) => {
  vi.stubGlobal('navigator', { locks: hasLocks ? fakeLocks() : undefined });
  const runs: string[] = [];
  const task = (name: string) => async () => {
    runs.push(name);
    await new Promise((resolve) => setTimeout(resolve, 20));
    return name;
  };
  const both = await Promise.all([exclusively('a', task('one')), exclusively('a', task('two'))]);
  expect(runs).toHaveLength(1);
  expect(both.filter(Boolean)).toHaveLength(1);
  expect(await exclusively('a', task('three'))).toEqual({ result: 'three' });
});

test('a task that fails lets the next one in', async () => {
  vi.stubGlobal('navigator', { locks: undefined });
  await expect(exclusively('b', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await exclusively('b', async () => 1)).toEqual({ result: 1 });
});
