interface OrderLike {
  type: 'subscription' | 'package' | 'event';
  status: 'created' | 'failed' | 'paid' | 'refunded';
  activity_status: 'active' | 'inactive' | 'expired' | 'canceled';
  kind: 'created' | 'updated' | null;
  auto_renewal: 'on' | 'cancelling' | 'cancelled' | null;
}

const STATES = {
  active: 'orders.active',
  inactive: 'orders.inactive',
  expired: 'orders.expired',
  canceled: 'orders.canceled',
} as const;

/**
 * Returns the status label of an order: Active, Paid, Refunded or Inactive, or for a subscription how it
 * ended.
 */
export function displayStatus({ type, status, activity_status }: OrderLike) {
  if (status === 'refunded') return 'orders.refunded';
  if (status === 'created') return 'orders.pending';
  if (status === 'failed') return 'orders.inactive';
  if (activity_status === 'active') return 'orders.active';
  return type === 'subscription' || activity_status !== 'inactive' ? STATES[activity_status] : 'orders.paid';
}

const KINDS = { created: 'orders.newSubscription', updated: 'orders.renewal' } as const;
const TYPES = {
  subscription: 'orders.newSubscription',
  package: 'orders.package',
  event: 'orders.event',
} as const;

/**
 * Returns the label for the kind of an order: the first payment or a renewal of a subscription, a pass, or an
 * event.
 */
export const displayKind = ({ kind, type }: OrderLike) => (kind ? KINDS[kind] : TYPES[type]);

/** Returns the label for automatic renewal; null if it does not apply. */
export function renewalLabel({ auto_renewal, activity_status }: OrderLike) {
  if (auto_renewal === null || activity_status !== 'active') return null;
  return auto_renewal === 'on' ? 'orders.autoRenewal' : 'orders.autoRenewalCancelled';
}

export const canCancelRenewal = ({ auto_renewal, activity_status }: OrderLike): boolean =>
  auto_renewal === 'on' && activity_status === 'active';

export const isActive = ({ status, activity_status }: OrderLike): boolean =>
  status === 'paid' && activity_status === 'active';
