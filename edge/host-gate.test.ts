import { expect, test } from 'vitest';
import { HostGate } from './host-gate.ts';

function gate(hosts?: readonly string[]) {
  let now = 1_000_000;
  const made = new HostGate({ hosts, now: () => now });
  return { made, pass: (ms: number) => (now += ms) };
}

test('the host gate admits a host without keys once a minute', () => {
  const { made, pass } = gate();
  expect(made.admits('a.example')).toBe(true);
  pass(2_000);
  expect(made.admits('a.example')).toBe(false);
  pass(57_999);
  expect(made.admits('a.example')).toBe(false);
  pass(1);
  expect(made.admits('a.example')).toBe(true);
});

test('the host gate admits simultaneous requests of a new host and counts them once', () => {
  const { made } = gate();
  for (let n = 0; n < 99; n += 1) made.admits(`${n}.example`);
  expect([1, 2, 3].map(() => made.admits('a.example'))).toEqual([true, true, true]);
  expect(made.admits('b.example')).toBe(false);
});

test('the host gate always admits a host with keys, even when other hosts have used up the limit', () => {
  const { made } = gate();
  made.admits('a.example');
  made.remember('a.example');
  for (let n = 0; n < 200; n += 1) made.admits(`${n}.example`);
  expect(made.admits('a.example')).toBe(true);
});

test('the host gate admits a hundred new hosts a minute', () => {
  const { made, pass } = gate();
  const tried = () =>
    Array.from({ length: 300 }, () => made.admits(`${Math.random()}.example`)).filter(Boolean);
  expect(tried()).toHaveLength(100);
  expect(tried()).toHaveLength(0);
  pass(60_000);
  expect(tried()).toHaveLength(100);
});

test('the host gate stores a bounded number of hosts', () => {
  const { made, pass } = gate();
  for (let n = 0; n < 20_000; n += 1) {
    if (n % 100 === 0) pass(60_000);
    made.admits(`${n}.example`);
    if (n % 2 === 0) made.remember(`${n}.example`);
  }
  expect(made.size).toBeLessThanOrEqual(2_500);
});

test('a host gate with a list of hosts admits only those, on any port', () => {
  const { made } = gate(['a.example']);
  expect(made.admits('a.example')).toBe(true);
  expect(made.admits('a.example:8080')).toBe(true);
  expect(made.admits('b.example')).toBe(false);
});
