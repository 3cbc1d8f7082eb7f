import { eachCase, shows } from '@tests/statements/shows';
import { describe, expect, test } from 'vitest';
import { canCancelRenewal, displayKind, displayStatus, isActive, renewalLabel } from './order-status';

const base = {
  type: 'package',
  status: 'paid',
  activity_status: 'active',
  kind: null,
  auto_renewal: null,
} as const;

describe('displayStatus and displayKind', () => {
  eachCase([
    [{}, 'orders.active', shows('display status Active')],
    [{ activity_status: 'inactive' }, 'orders.paid', shows('display status Paid')],
    [{ activity_status: 'expired' }, 'orders.expired', shows('subscription states', 'subscription expired')],
    [
      { status: 'refunded', activity_status: 'inactive' },
      'orders.refunded',
      shows('display status Refunded'),
    ],
    [
      { status: 'failed', activity_status: 'inactive' },
      'orders.inactive',
      shows('display status Inactive', 'subscription inactive'),
    ],
    [{ status: 'created', activity_status: 'inactive' }, 'orders.pending'],
    [
      { type: 'subscription', activity_status: 'canceled' },
      'orders.canceled',
      shows('subscription states', 'subscription active to canceled'),
    ],
    [
      { type: 'subscription', activity_status: 'expired' },
      'orders.expired',
      shows('subscription states', 'subscription expired'),
    ],
    [
      { type: 'subscription', activity_status: 'inactive' },
      'orders.inactive',
      shows('display status Inactive', 'subscription inactive'),
    ],
  ] as const)('the order %o has the status %s', (input, status) =>
    expect(displayStatus({ ...base, ...input })).toBe(status),
  );

  eachCase([
    [{ type: 'subscription', kind: 'created' }, 'orders.newSubscription', shows('kind New subscription')],
    [{ type: 'subscription', kind: 'updated' }, 'orders.renewal', shows('kind Subscription Renewal')],
    [{ type: 'package' }, 'orders.package'],
    [{ type: 'event' }, 'orders.event'],
  ] as const)('the order %o has the kind %s', (input, kind) =>
    expect(displayKind({ ...base, ...input })).toBe(kind),
  );
});

eachCase([
  [{ auto_renewal: 'on' }, 'orders.autoRenewal', true, shows('label Auto-Renewal')],
  [
    { auto_renewal: 'cancelling' },
    'orders.autoRenewalCancelled',
    false,
    shows('label Auto-Renewal', 'label Auto-Renewal Cancelled'),
  ],
  [
    { auto_renewal: 'cancelled' },
    'orders.autoRenewalCancelled',
    false,
    shows('label Auto-Renewal', 'label Auto-Renewal Cancelled'),
  ],
  [{ auto_renewal: null }, null, false],
  [{ auto_renewal: 'on', activity_status: 'expired' }, null, false],
] as const)('the order %o has the renewal label %s', (input, label, cancellable) => {
  const order = { ...base, type: 'subscription', ...input } as const;
  expect(renewalLabel(order)).toBe(label);
  expect(canCancelRenewal(order)).toBe(cancellable);
});

test.each([
  [{}, true],
  [{ status: 'refunded' }, false],
  [{ activity_status: 'expired' }, false],
] as const)('the order %o is active: %s', (input, active) =>
  expect(isActive({ ...base, ...input })).toBe(active),
);
