import { beforeEach, describe, expect, test, vi } from 'vitest';
import { storage } from '../../../browser/storage/storage';
import { isString } from '../../../lib/parse/is';
import { exclusively } from './exclusively';

const CLAIM = 'claim_a';

beforeEach(() => localStorage.clear());

/** A minimal Web Locks API: one holder per name. A request without `ifAvailable` waits for the lock. */
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
])('exclusively, %s', (how, hasLocks) => {
  beforeEach(() => void vi.stubGlobal('navigator', { locks: hasLocks ? fakeLocks() : undefined }));

  test(`only one of two concurrent tasks with the same name runs ${how}`, async () => {
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

  test(`two concurrent tasks with different names both run ${how}`, async () => {
    const both = await Promise.all([exclusively('a', async () => 1), exclusively('b', async () => 2)]);
    expect(both).toEqual([{ result: 1 }, { result: 2 }]);
  });

  test(`the next task can run after a task that failed ${how}`, async () => {
    await expect(exclusively('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await exclusively('a', async () => 1)).toEqual({ result: 1 });
  });
});

test('nothing is written to local storage if Web Locks are available', async () => {
  vi.stubGlobal('navigator', { locks: fakeLocks() });
  await exclusively('a', async () => expect({ ...localStorage }).toEqual({}));
});

describe('exclusively without Web Locks', () => {
  const task = vi.fn(async () => 'done');
  beforeEach(() => {
    vi.stubGlobal('navigator', {});
    task.mockClear().mockResolvedValue('done');
  });

  test('a task does not run, and the claim is left in place, while another tab has the claim', async () => {
    storage.set(CLAIM, 'another tab');
    expect(await exclusively('a', task)).toBeUndefined();
    expect(task).not.toHaveBeenCalled();
    expect(storage.get(CLAIM, isString)).toBe('another tab');
  });

  test('the later of two simultaneous claims wins', async () => {
    const mine = exclusively('a', task);
    storage.set(CLAIM, 'another tab');
    expect(await mine).toBeUndefined();
    expect(task).not.toHaveBeenCalled();
    expect(storage.get(CLAIM, isString)).toBe('another tab');
  });

  test('a claim is removed when the task ends, unless another tab has claimed the name since', async () => {
    await exclusively('a', task);
    expect(storage.get(CLAIM, isString)).toBeUndefined();
    await exclusively('a', async () => storage.set(CLAIM, 'another tab'));
    expect(storage.get(CLAIM, isString)).toBe('another tab');
  });
});
