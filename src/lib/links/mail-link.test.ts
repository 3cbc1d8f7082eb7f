import { expect, test } from 'vitest';
import { mailLink } from './mail-link';

test('a mail link encodes subject and body without changing them', () => {
  const letter = { subject: 'Trouble: “A & B”, order 812', body: 'Hello,\n100 %?' };
  const url = new URL(mailLink('help@grandstand.test', letter));
  expect(url.pathname).toBe('help@grandstand.test');
  expect(url.searchParams.get('subject')).toBe(letter.subject);
  expect(url.searchParams.get('body')).toBe('Hello,\r\n100 %?');
});

test('an address in a mail link cannot add recipients', () => {
  const letter = { subject: 's', body: '' };
  expect(mailLink('a@b.test?cc=c@d.test', letter)).toBe('mailto:a@b.test%3Fcc%3Dc%40d.test?subject=s&body=');
});

test('a mail link may have no recipient and only a subject', () =>
  expect(mailLink('', { subject: 'Owls & Hawks: 3–2' })).toBe(
    'mailto:?subject=Owls%20%26%20Hawks%3A%203%E2%80%932&body=',
  ));
