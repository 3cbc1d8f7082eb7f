import { describe, expect, test } from 'vitest';
import { ConfigError, readConfig } from './site-config';

describe('what config.json may say', () => {
  test.each([
    [{}, { hosts: {}, demo: false, scripts: {} }],
    [
      { demo: true, hosts: {} },
      { hosts: {}, demo: true, scripts: {} },
    ],
    [
      { hosts: { apiHost: 'https://api.example.com/', keysHost: '/keys' } },
      { hosts: { apiHost: 'https://api.example.com', keysHost: '/keys' }, demo: false, scripts: {} },
    ],
    [
      { hosts: { dataHost: 'http://127.0.0.1:9000' } },
      { hosts: { dataHost: 'http://127.0.0.1:9000' }, demo: false, scripts: {} },
    ],
    [
      { scripts: { recaptcha: 'https://www.recaptcha.net/recaptcha/api.js' } },
      { hosts: {}, demo: false, scripts: { recaptcha: 'https://www.recaptcha.net/recaptcha/api.js' } },
    ],
  ])('%j', (value, config) => {
    expect(readConfig(value)).toEqual(config);
  });
});

describe('what it may not', () => {
  test.each([
    [[], 'notObject', 'config.json'],
    [null, 'notObject', 'config.json'],
    [{ host: {} }, 'unknownField', 'host'],
    [{ demo: 'yes' }, 'notBoolean', 'demo'],
    [{ hosts: [] }, 'notObject', 'hosts'],
    [{ scripts: { tags: '/x' } }, 'unknownField', 'scripts.tags'],
    [{ scripts: { social: 'javascript:alert(1)' } }, 'notAddress', 'scripts.social'],
    [{ hosts: { api: '/x' } }, 'unknownField', 'hosts.api'],
    [{ hosts: { apiHost: 'javascript:alert(1)' } }, 'notAddress', 'hosts.apiHost'],
    [{ hosts: { apiHost: '//evil.example' } }, 'notAddress', 'hosts.apiHost'],
    [{ hosts: { apiHost: 'http://api.example.com' } }, 'notAddress', 'hosts.apiHost'],
    [{ hosts: { apiHost: 4 } }, 'notAddress', 'hosts.apiHost'],
  ])('%j', (value, type, field) => {
    try {
      readConfig(value);
      expect.unreachable();
    } catch (error) {
      expect(error).toBeInstanceOf(ConfigError);
      expect((error as ConfigError).fault).toEqual({ type, field });
    }
  });
});
