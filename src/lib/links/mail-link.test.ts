import { expect, test } from 'vitest';
import { mailLink } from './mail-link';

test('subject and body arrive as they were written', () => {
  const letter = { subject: 'Trouble: “A & B”, order 812', body: 'Hello,\n100 %?' };
  const url = new URL(mailLink('help@grandstand.test', letter));
  expect(url.pathname).toBe('help@grandstand.test');
  expect(url.searchParams.get('subject')).toBe(letter.subject);
  expect(url.searchParams.get('body')).toBe('Hello,\r\n100 %?');
});

test('an address adds no further ones', () => {
  const letter = { subject: 's', body: '' };
  expect(mailLink('a@b.test?cc=c@d.test', letter)).toBe('mailto:a@b.test%3Fcc%3Dc%40d.test?subject=s&body=');
});

test('nobody, and only a subject', () =>
  expect(mailLink('', { subject: 'Owls & Hawks: 3–2' })).toBe(
    'mailto:?subject=Owls%20%26%20Hawks%3A%203%E2%80%932&body=',
  ));
