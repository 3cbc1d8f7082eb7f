import { expect, test, vi } from 'vitest';
import { viewUuid } from './view-uuid';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

test('creates random UUIDs with and without crypto.randomUUID', () => {
  expect(viewUuid()).toMatch(UUID);
  const { getRandomValues } = crypto;
  vi.stubGlobal('crypto', { getRandomValues: getRandomValues.bind(crypto) });
  const made = Array.from({ length: 50 }, viewUuid);
  for (const uuid of made) expect(uuid).toMatch(UUID);
  expect(new Set(made).size).toBe(50);
});
