import { expect, test } from 'vitest';
import { example, redactCall } from './redact.ts';

test.each([
  [{ email: 'a@b.test', id: 4 }, '', '{"email":"[redacted]","id":4}'],
  ['see a.person@example.com', 'message', '"see [e-mail]"'],
  ['ak_5f0c2a91e7b84d36', 'detail', '"ak_[redacted]"'],
  ['pm_1Qx7demo', 'id', '"pm_[redacted]"'],
  [
    { user: { phone: '+15550100199', first_name: 'Robin' } },
    '',
    '{"user":{"phone":"[redacted]","first_name":"[redacted]"}}',
  ],
  ['eyJhbGciOi.eyJzdWIi.abc', 'note', '"[token]"'],
  ['Late winner', 'name', '"Late winner"'],
  [12, 'weight', '12'],
])('shows the value %j of the field %s in a report as %s', (value, name, shown) => {
  expect(example(value, name)).toBe(shown);
});

test('redacts keys and personal data in a URL, and leaves its other parameters unchanged', () => {
  const address = 'http://x.test/api/events?limit=3&api_key=ak_123456&channel_key=ch_1&email=a%40b.test';
  expect(redactCall('get', address)).toBe(
    'GET /api/events?limit=3&api_key=REDACTED&channel_key=REDACTED&email=REDACTED',
  );
});

test('shortens a long example value', () => {
  expect(example('x'.repeat(500), 'text').length).toBeLessThan(170);
});
