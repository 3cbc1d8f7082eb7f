import type { OperationId } from '@generated/operations';
import { onlyOrder } from '@storybook-site/orders';
import { gone, nothing, type Place, panel, says } from '../place';
import { viewer } from '../viewer';
import { FAN, MEMBER } from './people';

const ALL_ACCESS = '/buy?type=package&package_id=30';
const PLAN = '/buy?type=subscription&subscription_id=5';
const LOGIN = 'Good to see you again.';
const NOT_OFFERED = 'This is not on offer any more';

const BUYING = { path: '/buy?type=package&package_id=44', account: MEMBER };
const DID_NOT_ARRIVE = 'Your order did not reach us, and you were not charged. You can try again.';
const NO_MORE = 'Nothing was charged. Have a look at what is.';

const pay = async () => {
  await viewer.agrees();
  await viewer.presses(/^(Pay|Start|Get) /);
};

/** Where nobody knows what became of a purchase, the list of orders is asked; it knows none. */
const lostOr = (otherwise: Place['told']): Place['told'] =>
  function told(failed) {
    if (failed.fault === '404') return NO_MORE;
    return /Check your connection|technical difficulties/.test(failed.text)
      ? DID_NOT_ARRIVE
      : otherwise(failed);
  };

export const buying = {
  buy: {
    ...BUYING,
    act: pay,
    fine: 'Payment successful. Thank you!',
    told: lostOr(says),
    sessionOver: LOGIN,
  },
  getOrder: {
    ...BUYING,
    act: pay,
    fine: 'Payment successful. Thank you!',
    told: nothing('The connection is unsteady. We keep asking; your payment is not lost.'),
    sessionOver: LOGIN,
    polls: true,
  },
  createSetupIntent: {
    path: PLAN,
    account: FAN,
    act: pay,
    fine: /Free until/,
    told: gone(NO_MORE, says),
    sessionOver: LOGIN,
  },
  startTrial: {
    path: PLAN,
    account: FAN,
    act: pay,
    fine: /Free until/,
    told: lostOr(says),
    sessionOver: LOGIN,
  },
  listPackages: { path: '/packages', fine: 'All-Access Pass', told: panel },
  listSubscriptions: { path: '/packages', fine: 'Subscriptions', told: panel },
  getPackage: {
    path: '/select-package/33',
    fine: 'Choose your team',
    told: gone(NOT_OFFERED, panel),
  },
  getSubscription: { path: PLAN, account: FAN, fine: 'Pay', told: gone(NOT_OFFERED, panel) },
  applyCoupon: { path: ALL_ACCESS, account: FAN, fine: 'Pay', told: says, sessionOver: LOGIN },
  listCards: {
    path: ALL_ACCESS,
    account: FAN,
    fine: 'Pay',
    told: nothing('Your saved cards could not be loaded.'),
    sessionOver: LOGIN,
  },
  listOrders: { path: '/profile', account: MEMBER, fine: 'Receipt', told: panel, sessionOver: LOGIN },
  unsubscribe: {
    path: '/profile',
    account: MEMBER,
    arrange: onlyOrder('subscription', {}),
    act: async () => {
      await viewer.presses('Cancel renewal');
      await viewer.presses('Cancel the renewal');
    },
    fine: /Your (cancellation of automatic renewal is being processed\.|Auto Renewal cancellation has been)/,
    told: says,
    sessionOver: LOGIN,
  },
  getCustomerPortal: {
    path: '/profile',
    account: MEMBER,
    act: () => viewer.presses('Cards and invoices'),
    fine: 'Cards and invoices',
    told: says,
    sessionOver: LOGIN,
  },
} as const satisfies Partial<Record<OperationId, Place>>;
