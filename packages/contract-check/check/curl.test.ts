import { expect, test } from 'vitest';
import { curlOf } from './curl.ts';

const headers = { Accept: 'application/json', 'X-Staging': 'open-sesame' };

test('the curl command of a read takes its keys from shell variables', () => {
  const url = 'http://x.test/api/events?title=it%27s&api_key=ak_1234567&channel_key=ch_1';
  expect(curlOf({ method: 'GET', url, headers, body: null }, false)).toBe(
    `curl -i -H 'Accept: application/json' -H 'X-Staging: [redacted]' 'http://x.test/api/events?title=it'\\''s&api_key='"$API_KEY"'&channel_key='"$CHANNEL_KEY"''`,
  );
});

test('the curl command of a write contains the body, but neither the password nor the keys', () => {
  const body = JSON.stringify({ api_key: 'ak_1234567', login: 'a@b.test', password: 'goal', terms: true });
  expect(curlOf({ method: 'POST', url: 'http://x.test/api/v2/auth/login', headers: {}, body }, false)).toBe(
    `curl -i -X POST -d '{"api_key":"'"$API_KEY"'","login":"[redacted]","password":"[redacted]","terms":true}' 'http://x.test/api/v2/auth/login'`,
  );
});

test('--show-secrets prints keys and passwords in the curl command', () => {
  const url = 'http://x.test/api/events?api_key=ak_1234567';
  const line = curlOf({ method: 'GET', url, headers, body: null }, true);
  expect(line).toContain('ak_1234567');
  expect(line).toContain('open-sesame');
});
