import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

beforeEach(() => {
  localStorage.clear();
  vi.resetModules();
});

afterEach(() => {
  vi.unstubAllGlobals();
});

const load = async () => (await import('./consent')).consent;

test('asks a new viewer for consent', async () => {
  expect((await load()).read()).toEqual({ choice: null, showsBanner: true });
});

test.each(['accepted', 'refused'] as const)(
  'stores the consent choice “%s” on the device and does not ask again',
  async (choice) => {
    (await load()).decide(choice);
    vi.resetModules();
    expect((await load()).read()).toEqual({ choice, showsBanner: false });
  },
);

test('the earlier consent choice applies while the viewer is asked again', async () => {
  const consent = await load();
  const listener = vi.fn();
  consent.decide('accepted');
  consent.subscribe(listener);
  consent.reopenBanner();
  expect(consent.read()).toEqual({ choice: 'accepted', showsBanner: true });
  consent.decide('refused');
  expect(consent.read()).toEqual({ choice: 'refused', showsBanner: false });
  expect(listener).toHaveBeenCalledTimes(2);
});

test.each(['yes', true, { choice: 'accepted' }])(
  'reads the stored value %j as undecided consent',
  async (value) => {
    localStorage.setItem('rudy_consent', JSON.stringify({ value, until: Date.now() + 1_000 }));
    expect((await load()).read().choice).toBeNull();
  },
);

describe.each([
  ['Do Not Track', { doNotTrack: '1' }],
  ['Global Privacy Control', { globalPrivacyControl: true }],
])('consent with the privacy signal %s', (_, signal) => {
  const load = async () => (await import('./consent')).consent;

  test('a privacy signal counts as refused without asking', async () => {
    vi.stubGlobal('navigator', signal);
    expect((await load()).read()).toEqual({ choice: 'refused', showsBanner: false });
  });

  test('a privacy signal overrides an earlier consent, but not a later one', async () => {
    (await load()).decide('accepted');
    vi.resetModules();
    vi.stubGlobal('navigator', signal);
    const consent = await load();
    expect(consent.read().choice).toBe('refused');
    consent.decide('accepted');
    vi.resetModules();
    expect((await load()).read()).toEqual({ choice: 'accepted', showsBanner: false });
  });

  test('asks for consent without a privacy signal', async () => {
    vi.stubGlobal('navigator', { doNotTrack: '0', globalPrivacyControl: false });
    expect((await load()).read()).toEqual({ choice: null, showsBanner: true });
  });
});
