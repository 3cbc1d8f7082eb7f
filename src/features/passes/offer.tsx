import type { Capability } from '@generated/model';
import type { ReactNode } from 'react';
import { usePrice } from '../../components/passes/use-price';
import { Text } from '../../i18n/text';
import { paths } from '../../lib/links/paths';
import type { Difference } from '../../lib/purchase/same-benefits';
import { LinkButton } from '../../ui/button/button';
import { CheckIcon, CloseIcon } from '../../ui/icons/icons';
import { CAPABILITY_TEXTS } from './capability-texts';
import styles from './offer.module.css';
import { SameBenefitsNote } from './same-benefits-note';

interface OfferProps {
  level: 2 | 3;
  name: string;
  /** `strong` highlights an offer that the channel promotes. */
  tone: 'strong' | 'plain';
  picture?: ReactNode;
  badge?: ReactNode;
  covers?: ReactNode;
  description: string | null;
  difference: Difference | undefined;
  capabilities: readonly Capability[];
  /** Whether the offer says that it does not open pay-per-view events. */
  excludesPayPerView: boolean;
  /** The price with all fees. */
  price: number;
  fee: number;
  /** The period next to the price, for example “a year”. */
  per?: ReactNode;
  duration: ReactNode;
  purchased: boolean;
  action: ReactNode;
  more?: ReactNode;
}

/** A card for a product: what it opens, its full price and one button. */
export function Offer(props: OfferProps) {
  const { level, name, tone, picture, badge, covers, description, capabilities, purchased, action, more } =
    props;
  const money = usePrice();
  const Heading = `h${level}` as const;
  return (
    <article className={styles.offer} aria-label={name} data-tone={tone} data-purchased={purchased}>
      <div className={styles.head}>
        {picture}
        <header className={styles.heading}>
          <Heading>{name}</Heading>
          {purchased ? (
            <span className={styles.purchased}>
              <CheckIcon />
              <Text id="buy.purchased" />
            </span>
          ) : (
            badge && <span className={styles.badge}>{badge}</span>
          )}
        </header>
      </div>
      <div>
        <p className={styles.price}>
          <strong>{props.price === 0 ? <Text id="access.free" /> : money(props.price)}</strong>
          {props.per && <span>{props.per}</span>}
        </p>
        <p className={styles.small}>
          {props.duration}
          {props.fee > 0 && (
            <>
              {' '}
              <Text id="buy.feeIn" values={{ fee: money(props.fee) }} />
            </>
          )}
        </p>
      </div>
      <div className={styles.action}>
        {purchased ? (
          <LinkButton to={paths.profile} look="secondary" size="large" wide>
            <Text id="buy.yourOrders" />
          </LinkButton>
        ) : (
          action
        )}
        {more}
      </div>
      <div className={styles.about}>
        {covers}
        {description && <p className={styles.description}>{description}</p>}
        {props.difference && <SameBenefitsNote difference={props.difference} />}
        <ul className={styles.capabilities}>
          {CAPABILITY_TEXTS.filter(([capability]) => capabilities.includes(capability)).map(
            ([capability, text]) => (
              <li key={capability}>
                <CheckIcon />
                <Text id={text} />
              </li>
            ),
          )}
          {props.excludesPayPerView && (
            <li>
              <CloseIcon />
              <Text id="buy.exceptPayPerView" />
            </li>
          )}
        </ul>
      </div>
    </article>
  );
}
