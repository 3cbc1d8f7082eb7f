import { useIntl } from 'react-intl';
import { useChannel } from '../../../api/hooks/channel';
import { useParticipants } from '../../../api/hooks/participants';
import { EventTime } from '../../../components/event-card/event-time';
import { useEventFacts } from '../../../components/event-card/use-event-facts';
import { CurrencyNote } from '../../../components/passes/currency-note';
import { PassCovers } from '../../../components/passes/pass-covers';
import { AddsText } from '../../../components/passes/product-adds';
import type { ProductAdds } from '../../../components/passes/use-added';
import { usePrice } from '../../../components/passes/use-price';
import { Text } from '../../../i18n/text';
import { pictureOf } from '../../../lib/channel/picture-of';
import { EventPoster } from '../../../ui/picture/event-poster';
import type { Purchasable } from '../use-product';
import type { PriceSummary } from './price-summary';
import { PromoCode } from './promo-code';
import styles from './summary.module.css';
import type { QuoteNow } from './use-quote';

interface SummaryProps {
  adds: ProductAdds | null;
  purchasable: Purchasable;
  priceSummary: PriceSummary;
  quote: QuoteNow;
  /** Whether the promo code field is shown. */
  promo: boolean;
}

/** The product and its price. */
export function Summary({ adds, purchasable, priceSummary, quote, promo }: SummaryProps) {
  const amounts = quote.quote?.amounts ?? quote.plain?.amounts;
  return (
    <section className={styles.summary} aria-labelledby="summary-heading">
      <Picture purchasable={purchasable} />
      <div className={styles.text}>
        <h2 id="summary-heading">{purchasable.name}</h2>
        <ProductFacts purchasable={purchasable} />
        {adds && <AddsText adds={adds} />}
      </div>
      {promo && <PromoCode quote={quote} />}
      {amounts && <Sums amounts={amounts} priceSummary={priceSummary} code={quote.code} />}
      <CurrencyNote />
    </section>
  );
}

function Picture({ purchasable: { event, medium, team, name } }: { purchasable: Purchasable }) {
  const picture = medium ? pictureOf(medium) : null;
  const ofTeam = team && [{ name: team.name, image: team.images[0]?.url ?? null, color: team.color }];
  if (!event && !picture && !ofTeam) return null;
  return (
    <div className={styles.picture}>
      <EventPoster
        image={event ? event.image : picture}
        teams={event?.participants ?? ofTeam ?? []}
        title={name}
        eager
      />
    </div>
  );
}

function ProductFacts({ purchasable: { event, item, plan, team, medium } }: { purchasable: Purchasable }) {
  const factsOf = useEventFacts();
  const teams = useParticipants();
  if (event) {
    const { sport, gender, venue } = factsOf(event);
    const schools = event.participants.flatMap(
      ({ id }) => teams.get(id)?.groups.map(({ name }) => name) ?? [],
    );
    return (
      <>
        <p className={styles.when}>
          <EventTime event={event} venue />
        </p>
        <p>{[sport, gender, venue].filter(Boolean).join(' · ')}</p>
        <p>{[...new Set(schools)].join(', ')}</p>
      </>
    );
  }
  if (medium) return <p>{medium.description}</p>;
  return (
    <>
      {team && <p>{team.groups.map(({ name }) => name).join(', ')}</p>}
      {!team && <p>{(item ?? plan)?.description}</p>}
      {item && !team && <PassCovers item={item} />}
    </>
  );
}

const PERCENT = { style: 'percent', maximumFractionDigits: 2 } as const;

interface SumsProps {
  amounts: { price: number; service_fee: number; discount: number; tax: number };
  priceSummary: PriceSummary;
  code: string | null;
}

function Sums({ amounts, priceSummary, code }: SumsProps) {
  const price = usePrice();
  const { formatNumber } = useIntl();
  const { tax_basis_points } = useChannel().settings;
  const trial = priceSummary.mode === 'trial';
  return (
    <dl className={styles.sums} aria-live="polite">
      <div>
        <dt>
          <Text id="buy.price" />
          {amounts.service_fee > 0 && (
            <small>
              <Text id="buy.feeIncluded" values={{ fee: price(amounts.service_fee) }} />
            </small>
          )}
          {tax_basis_points > 0 && (
            <small>
              <Text id="buy.plusTax" values={{ rate: formatNumber(tax_basis_points / 10_000, PERCENT) }} />
            </small>
          )}
        </dt>
        <dd>{price(amounts.price)}</dd>
      </div>
      {amounts.discount > 0 && (
        <div className={styles.discount}>
          <dt>
            <Text id="buy.discount" values={{ code: code ?? '' }} />
          </dt>
          <dd>−{price(amounts.discount)}</dd>
        </div>
      )}
      {amounts.tax > 0 && (
        <div>
          <dt>
            <Text id="buy.tax" />
          </dt>
          <dd>{price(amounts.tax)}</dd>
        </div>
      )}
      <div className={styles.total}>
        <dt>
          <Text id={trial ? 'buy.dueToday' : 'buy.total'} />
        </dt>
        <dd>{price(priceSummary.total)}</dd>
      </div>
    </dl>
  );
}
