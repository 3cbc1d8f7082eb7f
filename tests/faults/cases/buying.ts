import type { OperationId } from '@generated/operations';
import { noOrders, onlyOrder } from '@storybook-site/story-help/orders';
import { errorPanel, errorText, type FaultCase, showsNoError, unlessNotFound } from '../fault-case';
import { until, viewer } from '../viewer';
import { FAN, MEMBER } from './people';

const ALL_ACCESS = '/buy?type=package&package_id=30';
const PLAN = '/buy?type=subscription&subscription_id=5';
const LOGIN = 'Good to see you again.';
const NOT_OFFERED = 'This is no longer available';

const BUYING = { path: '/buy?type=package&package_id=44', account: MEMBER, arrange: noOrders };
const NOT_SEEN_YET = 'We can’t see an order yet. It may still arrive: if you try again, we check that first.';
const NO_MORE = 'You were not charged. See what’s available.';

const pay = async () => {
  await viewer.agrees();
  await until('the card fields', () => !document.querySelector('form [class*="skeleton" i]'));
  await viewer.presses(/^(Pay|Start|Get) /);
};

/**
 * Without a documented refusal the page looks for an order and finds none. This includes a 403, for which the
 * contract has no code.
 */
const lostOr = (otherwise: FaultCase['failureWords']): FaultCase['failureWords'] =>
  function failureShown(failed) {
    if (failed.fault === '404') return NO_MORE;
    return failed.fault === '403' || /Check your connection|technical difficulties/.test(failed.text)
      ? NOT_SEEN_YET
      : otherwise(failed);
  };

export const buying = {
  buy: {
    ...BUYING,
    act: pay,
    successWords: 'Payment successful. Thank you!',
    failureWords: lostOr(errorText),
    sessionOverWords: LOGIN,
  },
  getOrder: {
    ...BUYING,
    act: pay,
    successWords: 'Payment successful. Thank you!',
    failureWords: ({ fault }) =>
      fault === '400' || fault === '404'
        ? 'We can’t check this order'
        : 'The connection is unsteady. We keep checking.',
    sessionOverWords: LOGIN,
    polls: true,
  },
  createSetupIntent: {
    path: PLAN,
    account: FAN,
    act: pay,
    successWords: /Free until/,
    failureWords: unlessNotFound(NO_MORE, errorText),
    sessionOverWords: LOGIN,
  },
  startTrial: {
    path: PLAN,
    account: FAN,
    act: pay,
    successWords: /Free until/,
    failureWords: lostOr(errorText),
    sessionOverWords: LOGIN,
  },
  listPackages: { path: '/packages', successWords: 'All-Access Pass', failureWords: errorPanel },
  listSubscriptions: { path: '/packages', successWords: 'Plans', failureWords: errorPanel },
  getPackage: {
    path: '/select-package/33',
    successWords: 'Choose your team',
    failureWords: unlessNotFound(NOT_OFFERED, errorPanel),
  },
  getSubscription: {
    path: PLAN,
    account: FAN,
    successWords: 'Pay',
    failureWords: unlessNotFound(NOT_OFFERED, errorPanel),
  },
  applyCoupon: {
    path: ALL_ACCESS,
    account: FAN,
    successWords: 'Pay',
    failureWords: errorText,
    sessionOverWords: LOGIN,
  },
  listCards: {
    path: ALL_ACCESS,
    account: FAN,
    successWords: 'Pay',
    failureWords: showsNoError('Your saved cards could not be loaded.'),
    sessionOverWords: LOGIN,
  },
  listOrders: {
    path: '/profile',
    account: MEMBER,
    successWords: 'Receipt',
    failureWords: errorPanel,
    sessionOverWords: LOGIN,
  },
  unsubscribe: {
    path: '/profile',
    account: MEMBER,
    arrange: onlyOrder('subscription', {}),
    act: async () => {
      await viewer.presses('Cancel renewal');
      await viewer.presses('Cancel the renewal');
    },
    successWords:
      /Your (cancellation of automatic renewal is being processed\.|Auto Renewal cancellation has been)/,
    failureWords: errorText,
    sessionOverWords: LOGIN,
  },
  getCustomerPortal: {
    path: '/profile',
    account: MEMBER,
    act: () => viewer.presses('Cards and invoices'),
    successWords: 'Cards and invoices',
    failureWords: errorText,
    sessionOverWords: LOGIN,
  },
} as const satisfies Partial<Record<OperationId, FaultCase>>;
