import { usePrice } from '../../../components/passes/use-price';
import { Text } from '../../../i18n/text';
import { Notice } from '../../../ui/feedback/notice';
import type { Refusal } from '../settlement/refusal';

interface RefusalNoticeProps {
  refusal: Refusal | null;
  /** Whether the purchase was sent but no order for it was found. */
  notSeen: boolean;
  /** Whether the response to the purchase is taking long. */
  stillWaiting: boolean;
  /** The total when the viewer pressed the pay button. Null if nothing was sent. */
  before: number | null;
  now: number;
}

/** Says why there is no order, or no order yet. */
export function RefusalNotice({ refusal, notSeen, stillWaiting, before, now }: RefusalNoticeProps) {
  return (
    <div role="alert">
      {(refusal || notSeen) && (
        <Notice type="error">
          {refusal ? (
            <RefusalText refusal={refusal} before={before} now={now} />
          ) : (
            <Text id="buy.notSeenYet" />
          )}
        </Notice>
      )}
      {stillWaiting && (
        <Notice type="info">
          <Text id="buy.stillWaiting" />
        </Notice>
      )}
    </div>
  );
}

function RefusalText({ refusal, before, now }: { refusal: Refusal; before: number | null; now: number }) {
  const price = usePrice();
  switch (refusal.about) {
    case 'card':
    case 'promo':
    case 'call':
      return <Text id={refusal.message} />;
    case 'provider':
      return refusal.text;
    case 'price':
      return <Text id="buy.priceChanged" values={{ before: price(before ?? now), now: price(now) }} />;
    case 'trial':
      return <Text id="buy.trialUsed" />;
    case 'payments':
      return <Text id="buy.unavailable" />;
    case 'unavailable':
    case 'bought':
      return <Text id="buy.notOnOfferBody" />;
  }
}
