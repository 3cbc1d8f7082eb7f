import { eachCase, type MayShow, shows } from '@tests/statements/shows';
import { expect, test } from 'vitest';
import { ApiError, type ApiErrorDetails } from '../../../api/errors';
import { cardReason, errorReason, isOutcomeUnknown, readRefusal } from './refusal';

const error = (given: Partial<ApiErrorDetails>) =>
  new ApiError({ kind: 'status', status: 400, operation: 'buy', ...given });

eachCase<MayShow<[Partial<ApiErrorDetails>, object]>>([
  [
    { code: 'card_declined', fields: { card: ['insufficient_funds'] } },
    { about: 'card', message: 'buy.insufficientFunds' },
  ],
  [
    { code: 'card_declined', fields: { card: ['card_expired'] } },
    { about: 'card', message: 'buy.cardExpired' },
  ],
  [{ code: 'card_declined' }, { about: 'card', message: 'buy.cardDeclined' }],
  [
    { code: 'card_declined', fields: { card: ['struck by lightning'] } },
    { about: 'card', message: 'buy.processingError' },
  ],
  [{ code: 'trial_already_used' }, { about: 'trial' }],
  [{ code: 'product_unavailable', fields: { package_id: ['x'] } }, { about: 'unavailable' }],
  [{ code: 'product_unavailable', fields: { payment_method_id: ['x'] } }, { about: 'payments' }],
  [{ status: 404, code: 'not_found' }, { about: 'unavailable' }],
  [
    { code: 'promo_code_wrong' },
    { about: 'promo', message: 'error.promoWrong' },
    shows('error wrong promo code'),
  ],
  [{ code: 'promo_code_invalid' }, { about: 'promo', message: 'error.promoInvalid' }],
  [{ code: 'validation_failed', fields: { expected_total: ['x'] } }, { about: 'price' }],
  [
    { code: 'validation_failed', fields: { payment_method_id: ['x'] } },
    { about: 'card', message: 'buy.chooseCard' },
  ],
  [
    { code: 'validation_failed', fields: { card: ['x'] } },
    { about: 'card', message: 'buy.chooseCard' },
  ],
  [
    { code: 'validation_failed', fields: { coupon: ['x'] } },
    { about: 'promo', message: 'error.promoInvalid' },
  ],
  [
    { code: 'validation_failed', fields: { other: ['x'] } },
    { about: 'call', message: 'error.somethingWrong' },
  ],
  [
    { status: 429, code: 'too_many_requests' },
    { about: 'call', message: 'error.tooMany' },
  ],
  [
    { status: 401, code: 'unauthenticated' },
    { about: 'call', message: 'error.unauthenticated' },
  ],
])('readRefusal reads the API error %o as the refusal %o', (given, refusal) =>
  expect(readRefusal(error(given))).toEqual(refusal),
);

test.each<[Partial<ApiErrorDetails>, boolean]>([
  [{ kind: 'network', status: null }, true],
  [{ kind: 'timeout', status: null }, true],
  [{ kind: 'malformed', status: 200 }, true],
  [{ kind: 'cancelled', status: null }, true],
  [{ status: 500 }, true],
  [{ status: 503 }, true],
  [{ status: null }, true],
  [{ status: 204 }, true],
  [{ status: 400 }, true],
  [{ status: 403, code: 'blocked_by_firewall' }, true],
  [{ status: 404 }, true],
  [{ status: 429 }, true],
  [{ status: 400, code: 'already_purchased' }, true],
  [{ status: 400, code: 'card_declined' }, false],
  [{ status: 401, code: 'unauthenticated' }, false],
  [{ status: 404, code: 'not_found' }, false],
  [{ status: 429, code: 'too_many_requests' }, false],
  [{ status: 500, code: 'server_error' }, true],
  [{ kind: 'bad-key', status: 400, code: 'no_key_found' }, false],
  [{ kind: 'no-key', status: null }, false],
])('after the API error %o it is unknown whether the purchase was carried out: %s', (given, unknown) =>
  expect(isOutcomeUnknown(error(given))).toBe(unknown),
);

test('each kind of failure has its reason for the viewer and for analytics', () => {
  expect(cardReason('authentication_failed')).toBe('buy.authenticationFailed');
  expect(cardReason(null)).toBe('buy.processingError');
  expect(errorReason(error({ code: 'card_declined', fields: { card: ['card_expired'] } }))).toBe(
    'card_expired',
  );
  expect(errorReason(error({ kind: 'network', status: null }))).toBe('network');
});
