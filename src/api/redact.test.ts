import { expect, test } from 'vitest';
import { cleanAddress, cleanPath, redactUrl, redactValue } from './redact';

const REDACTED = '[redacted]';

test.each(['code', 'state', 'login', 'Password', 'phone_number', 'iban', 'cvv', 'payment_method'])(
  'redacts the value of the field “%s”',
  (name) => {
    expect(redactValue({ [name]: 'x' })).toEqual({ [name]: REDACTED });
    expect(redactUrl(`/x?${name}=x`)).toBe(`/x?${name}=${REDACTED}`);
  },
);

test.each(['promo_code', 'code_length', 'estate', 'state_id', 'last_login', 'login_count'])(
  'does not redact the value of the field “%s”, although its name resembles a secret’s',
  (name) => {
    expect(redactValue({ [name]: 'x' })).toEqual({ [name]: 'x' });
  },
);

test.each<[string, unknown, unknown]>([
  [
    'URL-encoded fields',
    new URLSearchParams({ password: 'x', sport: '4' }),
    { password: REDACTED, sport: '4' },
  ],
  ['a list', ['to fan@example.com', 4], ['to [redacted]', 4]],
  ['a file', new Blob(['abc']), '[3 bytes]'],
  ['a number', 4, 4],
  ['null', null, null],
  ['JSON behind white space', ' \n{"password":"x","id":4}', { password: REDACTED, id: 4 }],
  ['a JSON list', '[{"password":"x"}]', [{ password: REDACTED }]],
  ['incomplete JSON', '{"note":"fan@example.com', '{"note":"[redacted]'],
  ['a card number as text', '4242424242424242', REDACTED],
  ['a quoted text', '"[draft] of fan@example.com"', '"[draft] of [redacted]"'],
])('redacts the secrets in %s', (_, value, redacted) => {
  expect(redactValue(value)).toEqual(redacted);
});

test('redacts the secrets in a form, and replaces a file by its size', () => {
  const form = new FormData();
  form.append('password', 'x');
  form.append('title', 'Goal');
  form.append('picture', new File(['abcd'], 'goal.png'));
  expect(redactValue(form)).toEqual({ password: REDACTED, title: 'Goal', picture: '[4 bytes]' });
});

test('removes the fragment of a logged address', () => {
  expect(redactUrl('/watch/4?from=menu#chat')).toBe('/watch/4?from=menu');
  expect(redactUrl('/watch/4#chat?from=menu')).toBe('/watch/4');
});

test.each([
  ['no secret', 'https://site.test/watch/4?from=menu#chat', 'https://site.test/watch/4?from=menu'],
  ['a secret parameter', 'https://site.test/x?token=1&tab=2', 'https://site.test/x?tab=2'],
  [
    'an e-mail address in a parameter',
    'https://site.test/x?to=fan@example.com&tab=2',
    'https://site.test/x?tab=2',
  ],
  [
    'an e-mail address in the path',
    'https://site.test/u/fan%40example.com/x',
    'https://site.test/u/%5Bredacted%5D/x',
  ],
  ['only secret parameters', 'https://site.test/x?token=1&key=2', 'https://site.test/x'],
])('cleans an address with %s, so that it stays valid and has no secret', (_, address, clean) => {
  expect(cleanAddress(address)).toBe(clean);
});

test.each([
  ['an empty address', ''],
  ['an address without an origin', '/watch/4'],
])('cleans %s to an empty text', (_, address) => {
  expect(cleanAddress(address)).toBe('');
});

test.each([
  ['/team/%C3%89toile%20du%20Nord', '/team/%C3%89toile%20du%20Nord'],
  ['/a%2Fb', '/a%2Fb'],
  ['/team/fan%40example.com', '/team/%5Bredacted%5D'],
  ['/étoile/fan@example.com', '/%C3%A9toile/%5Bredacted%5D'],
  ['/100%/fan@example.com', '/100%25/%5Bredacted%5D'],
  ['/100%', '/100%'],
])('cleans the path %s to %s', (path, clean) => {
  expect(cleanPath(path)).toBe(clean);
});
