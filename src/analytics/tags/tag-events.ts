import { cleanAddress } from '../../api/redact';
import type { TagFields, TagName } from '../catalogue';
import type { CommerceEvent } from '../commerce';
import { logInMethod } from '../log-in';
import type { ObservedEvent } from '../observed-events';

export type TagEvent = { [Name in TagName]: { name: Name; fields: TagFields<Name> } }[TagName];

/** What the tag manager is told of something that happened; null for nothing. */
export function tagEvent(happening: ObservedEvent, referrer: string): TagEvent | null {
  switch (happening.type) {
    case 'event':
      return commerce(happening.value);
    case 'user-set': {
      const method = logInMethod(happening.value.operation);
      return method && { name: 'login', fields: { method } };
    }
    case 'visit':
      return {
        name: 'page_view',
        fields: {
          page_location: cleanAddress(happening.href),
          page_referrer: cleanAddress(referrer),
          page_title: happening.title,
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
