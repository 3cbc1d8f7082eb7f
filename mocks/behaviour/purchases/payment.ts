import type { BuyRequest, OrderCard } from '../../../generated/model/index.ts';
import type { IntentRow, OrderRow } from '../../store/rows.ts';
import type { World } from '../../store/world.ts';
import { encodeClientSecret } from '../../stripe/client-secret.ts';
import { needsAuthentication, type Outcome, refusalOf } from '../../stripe/outcomes.ts';
import { type DemoCard, decodePaymentMethod } from '../../stripe/payment-method-id.ts';
import { randomName } from '../accounts/sessions.ts';
import { failure, invalid } from '../failure.ts';

export interface Payment {
  card: OrderCard | null;
  outcome: OrderRow['outcome'];
  /** The result of the payment after the viewer has authenticated. */
  demo: Outcome | null;
}

const CHOOSE_CARD_MESSAGE = 'Please select one of your saved cards or enter new one';

/**
 * Starts a payment. Throws if the card is declined at once; any other result appears when the order is
 * polled.
 */
export function pay(world: World, userId: number, body: BuyRequest, total: number): Payment {
  if (total === 0) return { card: null, outcome: 'paid', demo: null };
  const { payment } = world.settings;
  if (payment === 'unavailable')
    throw failure(400, 'product_unavailable', 'Payments are not available.', {
      payment_method_id: ['The channel takes no payments.'],
    });
  const card = readCard(world, userId, body.payment_method_id);
  const shown = { brand: card.brand, last4: card.last4 };
  if (payment === 'declined') return { card: shown, outcome: 'card_declined', demo: card.outcome };
  if (payment === 'never-settles') return { card: shown, outcome: 'never', demo: card.outcome };
  if (payment === 'needs-authentication' || needsAuthentication(card.outcome)) {
    const demo = needsAuthentication(card.outcome) ? card.outcome : 'authenticate';
    return { card: shown, outcome: 'authentication', demo };
  }
  const refusal = refusalOf(card.outcome);
  if (refusal) throw failure(400, 'card_declined', 'The card was declined.', { card: [refusal.failure] });
  return { card: shown, outcome: 'paid', demo: card.outcome };
}

function readCard(world: World, userId: number, id: string | null): DemoCard {
  const card = id === null ? null : decodePaymentMethod(id);
  if (!id || !card) throw invalid({ payment_method_id: [CHOOSE_CARD_MESSAGE] });
  const owner = world.store.cards.find((row) => row.card.id === id);
  if (owner && owner.user_id !== userId) throw invalid({ payment_method_id: [CHOOSE_CARD_MESSAGE] });
  return card;
}

export function openIntent(
  world: World,
  intent: Pick<IntentRow, 'purpose' | 'user_id' | 'order_id'>,
  outcome: Outcome | null,
): IntentRow {
  const number = randomName(16);
  const kind = intent.purpose;
  const client_secret = encodeClientSecret({ kind, id: number, outcome }, randomName(12));
  return world.store.intents.add({
    ...intent,
    client_secret,
    intent: client_secret.split('_secret_')[0] ?? '',
    status: 'open',
  });
}

/** Stores a card for later payments. The first card becomes the default. */
export function saveCard(world: World, userId: number, id: string | null): void {
  const card = id === null ? null : decodePaymentMethod(id);
  const { cards } = world.store;
  if (!id || !card || cards.find((row) => row.card.id === id)) return;
  const first = cards.find(({ user_id }) => user_id === userId) === undefined;
  cards.add({
    user_id: userId,
    card: {
      id,
      brand: card.brand,
      last4: card.last4,
      exp_month: card.expMonth,
      exp_year: card.expYear,
      is_default: first,
    },
  });
}
