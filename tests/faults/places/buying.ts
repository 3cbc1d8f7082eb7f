import type { OperationId } from '@generated/operations';
import { noOrders, onlyOrder } from '@storybook-site/story-help/orders';
import { gone, type Place, panel, says, showsNoError } from '../place';
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
const lostOr = (otherwise: Place['failureShown']): Place['failureShown'] =>
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
    fine: 'Payment successful. Thank you!',
    failureShown: lostOr(says),
    sessionOver: LOGIN,
  },
  getOrder: {
    ...BUYING,
    act: pay,
    fine: 'Payment successful. Thank you!',
    failureShown: ({ fault }) =>
      fault === '400' || fault === '404'
        ? 'We can’t check this order'
        : 'The connection is unsteady. We keep checking.',
    sessionOver: LOGIN,
    polls: true,
  },
  createSetupIntent: {
    path: PLAN,
    account: FAN,
    act: pay,
    fine: /Free until/,
    failureShown: gone(NO_MORE, says),
    sessionOver: LOGIN,
  },
  startTrial: {
    path: PLAN,
    account: FAN,
    act: pay,
    fine: /Free until/,
    failureShown: lostOr(says),
    sessionOver: LOGIN,
  },
  listPackages: { path: '/packages', fine: 'All-Access Pass', failureShown: panel },
  listSubscriptions: { path: '/packages', fine: 'Plans', failureShown: panel },
  getPackage: {
    path: '/select-package/33',
    fine: 'Choose your team',
    failureShown: gone(NOT_OFFERED, panel),
  },
  getSubscription: { path: PLAN, account: FAN, fine: 'Pay', failureShown: gone(NOT_OFFERED, panel) },
  applyCoupon: { path: ALL_ACCESS, account: FAN, fine: 'Pay', failureShown: says, sessionOver: LOGIN },
  listCards: {
    path: ALL_ACCESS,
    account: FAN,
    fine: 'Pay',
    failureShown: showsNoError('Your saved cards could not be loaded.'),
    sessionOver: LOGIN,
  },
  listOrders: { path: '/profile', account: MEMBER, fine: 'Receipt', failureShown: panel, sessionOver: LOGIN },
  unsubscribe: {
    path: '/profile',
    account: MEMBER,
    arrange: onlyOrder('subscription', {}),
    act: async () => {
      await viewer.presses('Cancel renewal');
      await viewer.presses('Cancel the renewal');
    },
    fine: /Your (cancellation of automatic renewal is being processed\.|Auto Renewal cancellation has been)/,
    failureShown: says,
    sessionOver: LOGIN,
  },
  getCustomerPortal: {
    path: '/profile',
    account: MEMBER,
    act: () => viewer.presses('Cards and invoices'),
    fine: 'Cards and invoices',
    failureShown: says,
    sessionOver: LOGIN,
  },
} as const satisfies Partial<Record<OperationId, Place>>;
