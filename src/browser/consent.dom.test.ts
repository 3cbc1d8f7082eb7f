import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

beforeEach(() => {
  localStorage.clear();
  vi.resetModules();
});

afterEach(() => {
  vi.unstubAllGlobals();
});

const load = async () => (await import('./consent')).consent;

test('a new viewer has decided nothing and is asked', async () => {
  expect((await load()).read()).toEqual({ choice: null, asking: true });
});

test.each(['accepted', 'refused'] as const)(
  '%s is kept on the device and not asked again',
  async (choice) => {
    (await load()).decide(choice);
    vi.resetModules();
    expect((await load()).read()).toEqual({ choice, asking: false });
  },
);

test('asking again keeps the earlier choice until another is made', async () => {
  const consent = await load();
  const heard = vi.fn();
  consent.decide('accepted');
  consent.subscribe(heard);
  consent.askAgain();
  expect(consent.read()).toEqual({ choice: 'accepted', asking: true });
  consent.decide('refused');
  expect(consent.read()).toEqual({ choice: 'refused', asking: false });
  expect(heard).toHaveBeenCalledTimes(2);
});

test.each(['yes', true, { choice: 'accepted' }])('%j in the store counts as undecided', async (value) => {
  localStorage.setItem('rudy_consent', JSON.stringify({ value, until: Date.now() + 1_000 }));
  expect((await load()).read().choice).toBeNull();
});

describe.each([
  ['Do Not Track', { doNotTrack: '1' }],
  ['Global Privacy Control', { globalPrivacyControl: true }],
])('%s', (_, signal) => {
  const load = async () => (await import('./consent')).consent;

  test('counts as refused, unasked', async () => {
    vi.stubGlobal('navigator', signal);
    expect((await load()).read()).toEqual({ choice: 'refused', asking: false });
  });

  test('outweighs an earlier Accept, and not a later one', async () => {
    (await load()).decide('accepted');
    vi.resetModules();
    vi.stubGlobal('navigator', signal);
    const consent = await load();
    expect(consent.read().choice).toBe('refused');
    consent.decide('accepted');
    vi.resetModules();
    expect((await load()).read()).toEqual({ choice: 'accepted', asking: false });
  });

  test('and none leaves the question open', async () => {
    vi.stubGlobal('navigator', { doNotTrack: '0', globalPrivacyControl: false });
    expect((await load()).read()).toEqual({ choice: null, asking: true });
  });
});
