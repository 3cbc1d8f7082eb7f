import { PassCovers } from '../../../components/passes/pass-covers';
import { usePrice } from '../../../components/passes/use-price';
import type { MessageId } from '../../../i18n/message-id';
import { Text } from '../../../i18n/text';
import type { ChosenOffer, OfferRole } from '../../../lib/purchase/three-offers';
import { CheckIcon, CloseIcon } from '../../../ui/icons/icons';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden';
import { CAPABILITY_TEXTS } from '../capability-texts';
import { PassAction } from '../pass-action';
import { PlanAction } from '../plan-action';
import { type ComparedOffer, differingRows, type RowId } from './compared-offers';
import styles from './offer-comparison.module.css';

const ROLES = {
  best: 'buy.roleBest',
  cheapest: 'buy.roleCheapest',
  complete: 'buy.roleComplete',
} as const satisfies Record<OfferRole, MessageId>;

const ROWS = {
  length: 'buy.rowLength',
  renewal: 'buy.rowRenewal',
  covers: 'buy.rowCovers',
  coming: 'buy.rowComing',
  recordings: 'buy.rowRecordings',
} as const;

/** A table of at most three offers, with a row for each difference. */
export function OfferComparison({ chosen }: { chosen: readonly ChosenOffer<ComparedOffer>[] }) {
  const price = usePrice();
  const offers = chosen.map(({ offer }) => offer);
  const rows = differingRows(
    offers,
    CAPABILITY_TEXTS.map(([name]) => name),
  );
  return (
    <table className={styles.comparison} data-offers={offers.length}>
      <thead>
        <tr>
          <td />
          {chosen.map(({ offer, roles }) => (
            <th key={offer.key} scope="col">
              <span className={styles.roles}>
                {roles.map((role) => (
                  <span key={role} data-role={role}>
                    <Text id={ROLES[role]} />
                  </span>
                ))}
              </span>
              <span className={styles.name}>{offer.name}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr className={styles.price}>
          <th scope="row">
            <Text id="buy.price" />
          </th>
          {offers.map((offer) => (
            <td key={offer.key}>
              <strong>{price(offer.price)}</strong>
            </td>
          ))}
        </tr>
        {rows.map((row) => (
          <tr key={row}>
            <th scope="row">
              <RowName row={row} />
            </th>
            {offers.map((offer) => (
              <td key={offer.key}>
                <Value row={row} offer={offer} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">
            <VisuallyHidden>
              <Text id="buy.rowChoice" />
            </VisuallyHidden>
          </th>
          {offers.map(({ key, product }, index) => (
            <td key={key}>
              {'plan' in product ? (
                <PlanAction plan={product.plan} eventId={null} isPrimary={index === 0} />
              ) : (
                <PassAction item={product.pass} team={product.team} eventId={null} isPrimary={index === 0} />
              )}
            </td>
          ))}
        </tr>
      </tfoot>
    </table>
  );
}

function RowName({ row }: { row: RowId }) {
  const capability = CAPABILITY_TEXTS.find(([name]) => row === `can-${name}`);
  if (capability) return <Text id={capability[1]} />;
  return row in ROWS ? <Text id={ROWS[row as keyof typeof ROWS]} /> : null;
}

function Value({ row, offer }: { row: RowId; offer: ComparedOffer }) {
  const { product, figures } = offer;
  switch (row) {
    case 'length':
      return <Text id={offer.isAnnual ? 'buy.twelveMonths' : 'buy.thirtyDays'} />;
    case 'renewal':
      return <Text id={offer.renews ? 'buy.renewsItself' : 'buy.paidOnce'} />;
    case 'covers':
      if ('plan' in product) return <Text id="buy.everything" />;
      return product.team === null ? <PassCovers item={product.pass} /> : <Text id="buy.oneTeam" />;
    case 'coming':
      return figures.hasMoreComing ? <>400+</> : figures.coming.length;
    case 'recordings':
      return figures.recordings.length;
    default:
      return <Included is={offer.capabilities.some((name) => row === `can-${name}`)} />;
  }
}

function Included({ is }: { is: boolean }) {
  return (
    <span className={styles.included} data-is={is}>
      {is ? <CheckIcon /> : <CloseIcon />}
      <VisuallyHidden>
        <Text id={is ? 'buy.included' : 'buy.notIncluded'} />
      </VisuallyHidden>
    </span>
  );
}
