import { eachCase, shows } from '@tests/statements/shows';
import { expect } from 'vitest';
import { isLocal } from './is-local';

eachCase([
  ['localhost', true, shows('analytics: never from localhost')],
  ['LOCALHOST', true],
  ['northfield.localhost', true, shows('analytics: never from localhost')],
  ['127.0.0.1', true, shows('analytics: never from localhost')],
  ['127.8.0.3', true],
  ['[::1]', true],
  ['0.0.0.0', true],
  ['northfield.grandstand.test', false],
  ['localhost.example.com', false],
  ['127.0.0.1.example.com', false],
  ['notlocalhost', false],
  ['10.0.0.1', false],
])('the host name %s is local: %s', (hostname, local) => expect(isLocal(hostname)).toBe(local));
