import { expect, test } from 'vitest';
import { type Job, nextJob, runConcurrently } from './schedule';

const job = (name: string, over: Partial<Job> = {}): Job => ({ name, after: [], isAlone: false, ...over });

test('the first waiting job starts in a free slot', () => {
  expect(nextJob([job('a'), job('b')], [])?.name).toBe('a');
  expect(nextJob([job('b')], [job('a')])?.name).toBe('b');
});

test('a third job waits while both slots are taken', () => {
  expect(nextJob([job('c')], [job('a'), job('b')])).toBeUndefined();
});

test('a job waits for the jobs in its `after` list, and later jobs may start before it', () => {
  const waiting = [job('b', { after: ['a'] }), job('c')];
  expect(nextJob(waiting, [job('a')])?.name).toBe('c');
});

test('a job does not wait for a job that is not part of the run', () => {
  expect(nextJob([job('b', { after: ['a'] })], [])?.name).toBe('b');
});

test('no other job runs at the same time as a job that runs alone', () => {
  expect(nextJob([job('b')], [job('a', { isAlone: true })])).toBeUndefined();
  expect(nextJob([job('b', { isAlone: true })], [job('a')])).toBeUndefined();
});

test('every job runs once, and at most two run at a time', async () => {
  const done: string[] = [];
  let running = 0;
  let most = 0;
  const jobs = [job('a'), job('b', { after: ['a'] }), job('c', { isAlone: true }), job('d'), job('e')];
  await runConcurrently(jobs, async ({ name }) => {
    running += 1;
    most = Math.max(most, running);
    await Promise.resolve();
    running -= 1;
    done.push(name);
  });
  expect(done.toSorted()).toEqual(['a', 'b', 'c', 'd', 'e']);
  expect(done.indexOf('b')).toBeGreaterThan(done.indexOf('a'));
  expect(most).toBe(2);
});

test('jobs that wait for each other are reported as an error', async () => {
  const jobs = [job('a', { after: ['b'] }), job('b', { after: ['a'] })];
  await expect(runConcurrently(jobs, async () => {})).rejects.toThrow(
    'These suites wait for each other: a, b',
  );
});

test('a job that throws ends the run with its error', async () => {
  const failing = async () => {
    throw new Error('no such program');
  };
  await expect(runConcurrently([job('a')], failing)).rejects.toThrow('no such program');
});
