import { describe, expect, test } from 'vitest';
import { canCancelRenewal, displayKind, displayStatus, isActive, renewalLabel } from './order-status';

const base = {
  type: 'package',
  status: 'paid',
  activity_status: 'active',
  kind: null,
  auto_renewal: null,
} as const;

describe('what an order is called', () => {
  test.each([
    [{}, 'orders.active'],
    [{ activity_status: 'inactive' }, 'orders.paid'],
    [{ activity_status: 'expired' }, 'orders.expired'],
    [{ status: 'refunded', activity_status: 'inactive' }, 'orders.refunded'],
    [{ status: 'failed', activity_status: 'inactive' }, 'orders.inactive'],
    [{ status: 'created', activity_status: 'inactive' }, 'orders.pending'],
    [{ type: 'subscription', activity_status: 'canceled' }, 'orders.canceled'],
    [{ type: 'subscription', activity_status: 'expired' }, 'orders.expired'],
    [{ type: 'subscription', activity_status: 'inactive' }, 'orders.inactive'],
  ] as const)('%o is %s', (given, status) => expect(displayStatus({ ...base, ...given })).toBe(status));

  test.each([
    [{ type: 'subscription', kind: 'created' }, 'orders.newSubscription'],
    [{ type: 'subscription', kind: 'updated' }, 'orders.renewal'],
    [{ type: 'package' }, 'orders.package'],
    [{ type: 'event' }, 'orders.event'],
  ] as const)('%o is %s', (given, kind) => expect(displayKind({ ...base, ...given })).toBe(kind));
});

test.each([
  [{ auto_renewal: 'on' }, 'orders.autoRenewal', true],
  [{ auto_renewal: 'cancelling' }, 'orders.autoRenewalCancelled', false],
  [{ auto_renewal: 'cancelled' }, 'orders.autoRenewalCancelled', false],
  [{ auto_renewal: null }, null, false],
  [{ auto_renewal: 'on', activity_status: 'expired' }, null, false],
] as const)('%o renews: %s', (given, label, cancellable) => {
  const order = { ...base, type: 'subscription', ...given } as const;
  expect(renewalLabel(order)).toBe(label);
  expect(canCancelRenewal(order)).toBe(cancellable);
});

test.each([
  [{}, true],
  [{ status: 'refunded' }, false],
  [{ activity_status: 'expired' }, false],
] as const)('%o is active: %s', (given, active) => expect(isActive({ ...base, ...given })).toBe(active));
