import { beforeEach, describe, expect, test, vi } from 'vitest';
import { storage } from '../../../browser/storage/storage';
import { isString } from '../../../lib/parse/is';
import { exclusively } from './exclusively';

const CLAIM = 'claim_a';

beforeEach(() => localStorage.clear());

/** Web Locks as far as it matters: one holder per name; a request without `ifAvailable` waits for its turn. */
function fakeLocks() {
  const held = new Map<string, Promise<unknown>>();
  return {
    async request(
      name: string,
      { ifAvailable }: { ifAvailable?: boolean },
      task: (lock: object | null) => Promise<unknown>,
    ) {
      if (held.has(name) && ifAvailable) return task(null);
      const turn = (held.get(name) ?? Promise.resolve()).then(() => task({ name }));
      held.set(name, turn);
      try {
        return await turn;
      } finally {
        held.delete(name);
      }
    },
  };
}

describe.each([
  ['with Web Locks', true],
  ['without Web Locks', false],
])('%s', (how, hasLocks) => {
  beforeEach(() => void vi.stubGlobal('navigator', { locks: hasLocks ? fakeLocks() : undefined }));

  test(`of two tasks of one name at once, one runs ${how}`, async () => {
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

  test(`two tasks of different names both run ${how}`, async () => {
    const both = await Promise.all([exclusively('a', async () => 1), exclusively('b', async () => 2)]);
    expect(both).toEqual([{ result: 1 }, { result: 2 }]);
  });

  test(`a task that fails lets the next one in ${how}`, async () => {
    await expect(exclusively('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await exclusively('a', async () => 1)).toEqual({ result: 1 });
  });
});

test('with Web Locks, nothing is noted in the storage that tabs share', async () => {
  vi.stubGlobal('navigator', { locks: fakeLocks() });
  await exclusively('a', async () => expect({ ...localStorage }).toEqual({}));
});

describe('without Web Locks', () => {
  const task = vi.fn(async () => 'done');
  beforeEach(() => {
    vi.stubGlobal('navigator', {});
    task.mockClear().mockResolvedValue('done');
  });

  test('a claim of another tab is left in place and nothing runs', async () => {
    storage.set(CLAIM, 'another tab');
    expect(await exclusively('a', task)).toBeUndefined();
    expect(task).not.toHaveBeenCalled();
    expect(storage.get(CLAIM, isString)).toBe('another tab');
  });

  test('the later one of two claims at the same moment wins', async () => {
    const mine = exclusively('a', task);
    storage.set(CLAIM, 'another tab');
    expect(await mine).toBeUndefined();
    expect(task).not.toHaveBeenCalled();
    expect(storage.get(CLAIM, isString)).toBe('another tab');
  });

  test('a claim is removed at the end, unless another tab has claimed since', async () => {
    await exclusively('a', task);
    expect(storage.get(CLAIM, isString)).toBeUndefined();
    await exclusively('a', async () => storage.set(CLAIM, 'another tab'));
    expect(storage.get(CLAIM, isString)).toBe('another tab');
  });
});
