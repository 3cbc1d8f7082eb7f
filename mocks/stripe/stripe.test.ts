import { describe, expect, test } from 'vitest';
import { brandOf, cvcError, expiryError, formatExpiry, formatNumber, luhn, numberError } from './cards.ts';
import { decodeClientSecret, encodeClientSecret } from './client-secret.ts';
import { frameStyles } from './frame-look.ts';
import { OUTCOMES, outcomeOf, refusalOf, TEST_NUMBERS } from './outcomes.ts';
import { decodePaymentMethod, encodePaymentMethod } from './payment-method-id.ts';
import { tokenise } from './tokenise.ts';

const NOW = new Date(2026, 10, 21);

describe('card numbers of the Stripe stand-in', () => {
  test.each(Object.keys(TEST_NUMBERS))('the card number %s is valid', (number) => {
    expect(luhn(number)).toBe(true);
    expect(numberError(number)).toBeNull();
  });

  test.each([
    ['4242 4242 4242 4241', 'invalid_number'],
    ['4242 4242 4242 424', 'incomplete_number'],
    ['', 'incomplete_number'],
    ['9999 9999 9999 9995', 'invalid_number'],
    ['3782 822463 10005', null],
    ['5555555555554444', null],
  ])('the card number %s has the error %s', (number, error) => expect(numberError(number)).toBe(error));

  test('a card number with one wrong digit is never valid', () => {
    const right = '4242424242424242';
    for (let at = 0; at < right.length; at += 1) {
      for (let digit = 0; digit < 10; digit += 1) {
        const changed = `${right.slice(0, at)}${digit}${right.slice(at + 1)}`;
        expect(luhn(changed)).toBe(changed === right);
      }
    }
  });

  test.each([
    ['4', 'visa'],
    ['2221', 'mastercard'],
    ['2720', 'mastercard'],
    ['2721', 'unknown'],
    ['55', 'mastercard'],
    ['37', 'amex'],
    ['6011', 'discover'],
    ['36', 'diners'],
    ['3530', 'jcb'],
    ['62', 'unionpay'],
    ['9', 'unknown'],
  ])('the card number %s has the brand %s', (number, brand) => expect(brandOf(number)).toBe(brand));

  test('a card number is formatted in groups of digits', () => {
    expect(formatNumber('42424242424242429')).toBe('4242 4242 4242 4242');
    expect(formatNumber('378282246310005')).toBe('3782 822463 10005');
  });
});

describe('expiry dates and security codes of cards', () => {
  test.each([
    ['5', '05 / '],
    ['12', '12 / '],
    ['1228', '12 / 28'],
    ['12/2028', '12 / 28'],
    ['1/', '01 / '],
    ['1', '1'],
  ])('the expiry date %s is formatted as %s', (typed, written) => expect(formatExpiry(typed)).toBe(written));

  test.each([
    ['11 / 26', null],
    ['10 / 26', 'invalid_expiry_year_past'],
    ['12 / 25', 'invalid_expiry_year_past'],
    ['13 / 30', 'invalid_expiry_month'],
    ['00 / 30', 'invalid_expiry_month'],
    ['1', 'incomplete_expiry'],
  ])('the expiry date %s, checked in November 2026, has the error %s', (typed, error) =>
    expect(expiryError(typed, NOW)).toBe(error),
  );

  test('the security code of an American Express card has four digits', () => {
    expect(cvcError('123', 'amex')).toBe('incomplete_cvc');
    expect(cvcError('1234', 'amex')).toBeNull();
    expect(cvcError('12', 'visa')).toBe('incomplete_cvc');
    expect(cvcError('123', 'visa')).toBeNull();
  });
});

describe('outcomes of test cards', () => {
  test.each([
    ['4242424242424242', 'success', null],
    ['4000000000000002', 'declined', 'card_declined'],
    ['4000000000009995', 'insufficient-funds', 'insufficient_funds'],
    ['4000000000000069', 'expired', 'card_expired'],
    ['4000000000000127', 'incorrect-cvc', 'card_declined'],
    ['4000002500003155', 'authenticate', null],
    ['4000002760003184', 'authenticate', null],
    ['4000008400001629', 'authenticate-declined', 'card_declined'],
    ['5555555555554444', 'success', null],
  ])('a charge to the card %s has the outcome %s', (number, outcome, failure) => {
    const card = tokenise({ number, expiry: '12 / 30', cvc: '123' }, NOW, 'abc123def456');
    if (typeof card === 'string') throw new Error(card);
    expect(outcomeOf(number)).toBe(outcome);
    expect(decodePaymentMethod(card.id)?.outcome).toBe(outcome);
    expect(refusalOf(outcomeOf(number))?.failure ?? null).toBe(failure);
    expect(JSON.stringify(card)).not.toContain(number);
    expect(JSON.stringify(card)).not.toContain('"123"');
  });

  test('an invalid card gets no id', () => {
    expect(tokenise({ number: '4242424242424241', expiry: '12 / 30', cvc: '123' }, NOW, 'a')).toBe(
      'invalid_number',
    );
    expect(tokenise({ number: '4242424242424242', expiry: '12 / 20', cvc: '123' }, NOW, 'a')).toBe(
      'invalid_expiry_year_past',
    );
  });
});

describe('ids of the Stripe stand-in', () => {
  test('the id of a payment method can be parsed back and has a length that the contract allows', () => {
    for (const outcome of OUTCOMES) {
      const card = { outcome, brand: 'mastercard' as const, last4: '0007', expMonth: 3, expYear: 2031 };
      const id = encodePaymentMethod(card, 'abcdefghijklmno');
      expect(id.length).toBeLessThanOrEqual(64);
      expect(decodePaymentMethod(id)).toEqual(card);
    }
  });

  test.each([
    '',
    'pm_1Qx7demo',
    'pm_demo_free_visa_4242_1230_a',
    'pm_demo_success_visa_4242_1330_a',
    'pm_demo_success_visa_4242_1230_',
  ])('decodePaymentMethod returns null for %j', (id) => expect(decodePaymentMethod(id)).toBeNull());

  test.each([
    { kind: 'payment', id: '70115', outcome: 'authenticate-declined' },
    { kind: 'setup', id: 'a1', outcome: null },
  ] as const)('the client secret of %j can be parsed back', (intent) => {
    expect(decodeClientSecret(encodeClientSecret(intent, 'x9'))).toEqual(intent);
  });

  test.each(['', 'pi_1_secret_2', 'pi_demo_1_secret_free_2', 'pi_demo__secret_new_2'])(
    'decodeClientSecret returns null for %j',
    (secret) => expect(decodeClientSecret(secret)).toBeNull(),
  );
});

test('the page’s styles for a frame can set colours and nothing else', () => {
  const styles = frameStyles(
    {
      variables: {
        colorText: '#fff',
        colorDanger: 'red;} body{display:none',
        fontFamily: 'url(https://x.example)',
      },
      rules: {
        '.Input': { color: 'rgb(1, 2, 3)', background: 'url(https://x.example)' },
        'body{}*': { color: 'red' },
      },
    },
    { base: { fontSize: '18px' } },
  );
  expect(styles).toContain('--text:#fff');
  expect(styles).toContain('.Input{color:rgb(1, 2, 3)}');
  expect(styles).toContain('.Input{font-size:18px}');
  expect(styles).not.toContain('x.example');
  expect(styles).not.toContain('display:none');
});
