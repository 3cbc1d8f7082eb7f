import { cleanAddress } from '../../api/redact';
import type { TagFields, TagName } from '../catalogue';
import type { CommerceEvent } from '../commerce';
import { logInMethod } from '../log-in';
import type { ObservedEvent } from '../observed-events';

export type TagEvent = { [Name in TagName]: { name: Name; fields: TagFields<Name> } }[TagName];

/** Returns the tag-manager event for an observed event; null if there is none. */
export function tagEvent(observed: ObservedEvent, referrer: string): TagEvent | null {
  switch (observed.type) {
    case 'event':
      return commerce(observed.value);
    case 'user-set': {
      const method = logInMethod(observed.value.operation);
      return method && { name: 'login', fields: { method } };
    }
    case 'visit':
      return {
        name: 'page_view',
        fields: {
          page_location: cleanAddress(observed.href),
          page_referrer: cleanAddress(referrer),
          page_title: observed.title,
        },
      };
    default:
      return null;
  }
}

function commerce({ name, currency, value, items }: CommerceEvent): TagEvent {
  if (name !== 'purchase' && name !== 'purchase_success' && name !== 'purchase_failed')
    return { name, fields: { currency, value, items } };
  const { transaction_id = null, coupon = null } = items[0] ?? {};
  return { name, fields: { currency, value, items, transaction_id, coupon } };
}
