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
    [[], 'it is not an object'],
    [null, 'it is not an object'],
    [{ host: {} }, 'it has no field "host"'],
    [{ demo: 'yes' }, '"demo" must be true or false'],
    [{ hosts: [] }, '"hosts" must be an object'],
    [{ scripts: { tags: '/x' } }, '"scripts" has no field "tags"'],
    [
      { scripts: { social: 'javascript:alert(1)' } },
      '"scripts.social" must be an https address, or a path of this site',
    ],
    [{ hosts: { api: '/x' } }, '"hosts" has no field "api"'],
    [
      { hosts: { apiHost: 'javascript:alert(1)' } },
      '"hosts.apiHost" must be an https address, or a path of this site',
    ],
    [
      { hosts: { apiHost: '//evil.example' } },
      '"hosts.apiHost" must be an https address, or a path of this site',
    ],
    [
      { hosts: { apiHost: 'http://api.example.com' } },
      '"hosts.apiHost" must be an https address, or a path of this site',
    ],
    [{ hosts: { apiHost: 4 } }, '"hosts.apiHost" must be an https address, or a path of this site'],
  ])('%j', (value, problem) => {
    try {
      readConfig(value);
      expect.unreachable();
    } catch (error) {
      expect(error).toBeInstanceOf(ConfigError);
      expect((error as ConfigError).problem).toEqual({ reason: 'malformed', problem });
    }
  });
});
