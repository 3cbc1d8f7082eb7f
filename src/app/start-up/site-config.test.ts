import { describe, expect, test } from 'vitest';
import { ConfigError, readConfig } from './site-config';

const PLAIN = { hosts: {}, demo: false, calendarFeed: false, appManifest: false, scripts: {} };

describe('when config.json is valid', () => {
  test.each([
    ['nothing', {}, PLAIN],
    ['demo', { demo: true, hosts: {} }, { ...PLAIN, demo: true }],
    ['a calendar feed', { calendarFeed: true }, { ...PLAIN, calendarFeed: true }],
    [
      'an https and a relative host',
      { hosts: { apiHost: 'https://api.example.com/', keysHost: '/keys' } },
      { ...PLAIN, hosts: { apiHost: 'https://api.example.com', keysHost: '/keys' } },
    ],
    [
      'a loopback host by http',
      { hosts: { dataHost: 'http://127.0.0.1:9000' } },
      { ...PLAIN, hosts: { dataHost: 'http://127.0.0.1:9000' } },
    ],
    [
      'a script address',
      { scripts: { recaptcha: 'https://www.recaptcha.net/recaptcha/api.js' } },
      { ...PLAIN, scripts: { recaptcha: 'https://www.recaptcha.net/recaptcha/api.js' } },
    ],
  ])('accepts a config with %s', (_, value, config) => {
    expect(readConfig(value)).toEqual(config);
  });
});

describe('when config.json is invalid', () => {
  test.each([
    [[], 'notObject', 'config.json'],
    [null, 'notObject', 'config.json'],
    [{ host: {} }, 'unknownField', 'host'],
    [{ demo: 'yes' }, 'notBoolean', 'demo'],
    [{ calendarFeed: 1 }, 'notBoolean', 'calendarFeed'],
    [{ hosts: [] }, 'notObject', 'hosts'],
    [{ scripts: { tags: '/x' } }, 'unknownField', 'scripts.tags'],
    [{ scripts: { social: 'javascript:alert(1)' } }, 'notAddress', 'scripts.social'],
    [{ hosts: { api: '/x' } }, 'unknownField', 'hosts.api'],
    [{ hosts: { apiHost: 'javascript:alert(1)' } }, 'notAddress', 'hosts.apiHost'],
    [{ hosts: { apiHost: '//evil.example' } }, 'notAddress', 'hosts.apiHost'],
    [{ hosts: { apiHost: 'http://api.example.com' } }, 'notAddress', 'hosts.apiHost'],
    [{ hosts: { apiHost: 4 } }, 'notAddress', 'hosts.apiHost'],
  ])('rejects the config %j', (value, type, field) => {
    try {
      readConfig(value);
      expect.unreachable();
    } catch (error) {
      expect(error).toBeInstanceOf(ConfigError);
      expect((error as ConfigError).fault).toEqual({ type, field });
    }
  });
});
