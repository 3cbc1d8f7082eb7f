import { afterEach, expect, test, vi } from 'vitest';
import { allowScriptAddresses, inertDocument, isScriptAddress, serviceWorkerAddress } from './trusted-types';

const SITE = 'https://northfield.grandstand.test';

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['/demo/stripe.js', true],
  [`${SITE}/assets/a.js`, true],
  ['https://js.stripe.com/v3', true],
  [`blob:${SITE}/3f1c`, true],
  ['blob:https://evil.test/3f1c', false],
  ['blob:null/3f1c', false],
  ['data:text/javascript,alert(1)', false],
  ['javascript:alert(1)', false],
  ['http://evil.test/a.js', false],
  ['//evil.test/a.js', true],
  ['https://', false],
])('decides whether %s may be loaded as a script: %s', (address, allowed) => {
  expect(isScriptAddress(address, SITE)).toBe(allowed);
});

test('creates each Trusted Types policy only once, under its name', () => {
  const createPolicy = vi.fn((_name: string, _rules: object) => ({ createHTML: (text: string) => text }));
  vi.stubGlobal('trustedTypes', { createPolicy });
  for (const _time of [1, 2]) {
    allowScriptAddresses();
    expect(inertDocument('<p>One <b>two</b></p>').body.textContent).toBe('One two');
  }
  expect(createPolicy.mock.calls.map(([name]) => name).sort()).toEqual(['default', 'inert-text']);
});

test('the Trusted Types policy for the service worker accepts only its own address', () => {
  const createPolicy = vi.fn(
    (_name: string, rules: { createScriptURL(address: string): string | null }) => rules,
  );
  vi.stubGlobal('trustedTypes', { createPolicy });
  expect(serviceWorkerAddress()).toBe('/service-worker.js');
  const [[name, rules] = []] = createPolicy.mock.calls;
  expect(name).toBe('service-worker');
  expect(rules?.createScriptURL('/other.js')).toBeNull();
  vi.stubGlobal('trustedTypes', undefined);
  expect(serviceWorkerAddress()).toBe('/service-worker.js');
});
