import { describe, expect, test } from 'vitest';
import { ConfigError, readConfig } from './site-config';

describe('a valid config.json', () => {
  test.each([
    ['nothing', {}, { hosts: {}, demo: false, calendarFeed: false, appManifest: false, scripts: {} }],
    [
      'demo',
      { demo: true, hosts: {} },
      { hosts: {}, demo: true, calendarFeed: false, appManifest: false, scripts: {} },
    ],
    [
      'a calendar feed',
      { calendarFeed: true },
      { hosts: {}, demo: false, calendarFeed: true, appManifest: false, scripts: {} },
    ],
    [
      'an https and a relative host',
      { hosts: { apiHost: 'https://api.example.com/', keysHost: '/keys' } },
      {
        hosts: { apiHost: 'https://api.example.com', keysHost: '/keys' },
        demo: false,
        calendarFeed: false,
        appManifest: false,
        scripts: {},
      },
    ],
    [
      'a loopback host by http',
      { hosts: { dataHost: 'http://127.0.0.1:9000' } },
      {
        hosts: { dataHost: 'http://127.0.0.1:9000' },
        demo: false,
        calendarFeed: false,
        appManifest: false,
        scripts: {},
      },
    ],
    [
      'a script address',
      { scripts: { recaptcha: 'https://www.recaptcha.net/recaptcha/api.js' } },
      {
        hosts: {},
        demo: false,
        calendarFeed: false,
        appManifest: false,
        scripts: { recaptcha: 'https://www.recaptcha.net/recaptcha/api.js' },
      },
    ],
  ])('accepts a config with %s', (_, value, config) => {
    expect(readConfig(value)).toEqual(config);
  });
});

describe('an invalid config.json', () => {
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
