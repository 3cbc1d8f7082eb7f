import { afterEach, describe, expect, test, vi } from 'vitest';
import { isHumanToken, makeToken } from './token.ts';
import { Widget } from './widget.ts';

afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

test.each([
  [makeToken(true, crypto.randomUUID()), true],
  [makeToken(false, crypto.randomUUID()), false],
  ['recaptcha-demo-ok-', false],
  ['03AFcWeA5demo', false],
  ['', false],
])('isHumanToken of %s returns %s', (token, human) => expect(isHumanToken(token)).toBe(human));

const boxes = () => [...document.querySelectorAll<HTMLInputElement>('input')];

describe('the reCAPTCHA stand-in', () => {
  test('one reCAPTCHA checkbox gives a good token, the other a bad one, and both are never checked', () => {
    const tokens: string[] = [];
    new Widget(document.body, { callback: (token) => tokens.push(token) });
    const [human, robot] = boxes();
    human?.click();
    robot?.click();
    expect(tokens.map(isHumanToken)).toEqual([true, false]);
    expect(boxes().map(({ checked }) => checked)).toEqual([false, true]);
  });

  test('the reCAPTCHA checkbox is in French on a French page', () => {
    new Widget(document.body, { hl: 'fr' });
    expect(document.body.textContent).toContain('Je ne suis pas un robot');
  });

  test('the reCAPTCHA token expires after two minutes', () => {
    vi.useFakeTimers();
    const expired = vi.fn();
    const widget = new Widget(document.body, { 'expired-callback': expired });
    boxes()[0]?.click();
    expect(isHumanToken(widget.response)).toBe(true);
    vi.advanceTimersByTime(120_000);
    expect(widget.response).toBe('');
    expect(expired).toHaveBeenCalledOnce();
    expect(boxes()[0]?.checked).toBe(false);
  });

  test('invisible reCAPTCHA shows no checkbox and still gives a token', () => {
    const widget = new Widget(document.body, { size: 'invisible' });
    expect(boxes()).toHaveLength(0);
    expect(isHumanToken(widget.execute())).toBe(true);
  });
});
