import { createDataSession, getDataHash } from '@generated/api/data-collection/data-collection';
import { shows } from '@tests/statements/shows';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

vi.mock('@generated/api/data-collection/data-collection', () => ({
  getDataHash: vi.fn(),
  createDataSession: vi.fn(),
}));

const load = () => import('./data-session');

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ now: 1_790_000_000_000 });
  vi.resetModules();
  let count = 0;
  vi.mocked(getDataHash)
    .mockReset()
    .mockImplementation(async () => ({ data: `hash-000${++count}` }));
  vi.mocked(createDataSession).mockReset().mockResolvedValue({ success: true });
});
afterEach(() => {
  vi.useRealTimers();
});

test(
  'creates a data session once and stores it for 24 hours',
  shows(
    'analytics session',
    'call GET /datalake/hash/',
    'call POST /datalake/session/',
    'constant analytics session 24 hours',
  ),
  async () => {
    const { ensureSession, storedSession, SESSION_LIFETIME_MS } = await load();
    expect(storedSession('northfield-web')).toBeNull();
    expect(await ensureSession('northfield-web')).toBe(true);
    expect(vi.mocked(createDataSession).mock.calls[0]?.[0]).toMatchObject({
      profile: 'northfield-web',
      session: 'hash-0001',
      platform: 'web',
      resolution: expect.stringMatching(/^\d+x\d+$/),
      user_agent: encodeURIComponent(navigator.userAgent),
    });
    vi.advanceTimersByTime(SESSION_LIFETIME_MS - 1);
    expect(await ensureSession('northfield-web')).toBe(true);
    expect(storedSession('northfield-web')).toBe('hash-0001');
    vi.advanceTimersByTime(1);
    expect(storedSession('northfield-web')).toBeNull();
    expect(await ensureSession('northfield-web')).toBe(true);
    expect(storedSession('northfield-web')).toBe('hash-0002');
    expect(SESSION_LIFETIME_MS).toBe(86_400_000);
  },
);

test.each([
  ['the hash', getDataHash],
  ['the session', createDataSession],
])('creates no data session when %s cannot be fetched, and does not throw', async (_, dependency) => {
  vi.mocked(dependency).mockReset().mockRejectedValue(new Error('down'));
  const { ensureSession, storedSession } = await load();
  expect(await ensureSession('northfield-web')).toBe(false);
  expect(storedSession('northfield-web')).toBeNull();
});

test('each channel has its own data session, which can be cleared', async () => {
  const { ensureSession, storedSession, clearDataSession } = await load();
  await ensureSession('northfield-web');
  expect(storedSession('southfield-web')).toBeNull();
  await ensureSession('southfield-web');
  expect(storedSession('southfield-web')).toBe('hash-0002');
  clearDataSession();
  expect(storedSession('southfield-web')).toBeNull();
});
