import { expect, test } from 'vitest';
import { createStore } from '../storage/storage';
import { resumeMemory } from './resume-memory';

const kept = new Map<string, string>();
const device = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
} as unknown as Storage;
const store = createStore(() => device);

test('stores the position per account, and none after the end', () => {
  resumeMemory(7, 'event-1', store).update({ time: 83.5, ended: false });
  expect(resumeMemory(7, 'event-1', store).read()).toBe(83.5);
  expect(resumeMemory(8, 'event-1', store).read()).toBeNull();
  expect(resumeMemory(null, 'event-1', store).read()).toBeNull();
  resumeMemory(7, 'event-1', store).update({ time: 600, ended: true });
  expect(resumeMemory(7, 'event-1', store).read()).toBeNull();
});

test('ignores an invalid stored position', () => {
  store.set('resume.7.event-2', { time: 'later' });
  expect(resumeMemory(7, 'event-2', store).read()).toBeNull();
});
