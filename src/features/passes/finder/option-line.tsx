import type { Event } from '@generated/model';
import { useEventTitle } from '../../../components/event-card/use-event-title';
import { EventRows } from '../../../components/passes/event-rows';
import { usePrice } from '../../../components/passes/use-price';
import { Text } from '../../../i18n/text';
import { buyPath } from '../../../lib/links/paths';
import { isAnnual } from '../../../lib/purchase/renewal';
import { LinkButton } from '../../../ui/button/button';
import { CheckIcon } from '../../../ui/icons/icons';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden';
import { useAddToCart } from '../use-item-list-seen';
import styles from './option-line.module.css';
import type { Option } from './options';

interface OptionLineProps {
  option: Option;
  /** The events to which the indices in `option.covers` refer. */
  events: readonly Event[];
  /** Shows the price per event, so that options can be compared. */
  each?: boolean;
}

/** One option of the finder: what it opens, its full price, and a link to buy it. */
export function OptionLine({ option, events, each = false }: OptionLineProps) {
  const price = usePrice();
  const titleOf = useEventTitle();
  const addToCart = useAddToCart();
  const { kind, basket, cost, fee, item, payments, trial, covers } = option;
  const openedEvents = covers.flatMap((index) => events[index] ?? []);
  const name = optionName(option, events, titleOf);
  const plan = item && 'trial_period' in item ? item : null;
  return (
    <article className={styles.option} aria-label={name}>
      <div className={styles.line} data-kind={kind}>
        <div className={styles.about}>
          <h3>{name}</h3>
          {plan && (
            <p className={styles.small}>
              {trial !== null && <Text id="finder.trial" values={{ days: trial }} />}{' '}
              <Text
                id={isAnnual(plan.period) ? 'finder.renewsYearly' : 'finder.renewsMonthly'}
                values={{ price: price(plan.price), count: payments }}
              />
            </p>
          )}
          <EventRows events={openedEvents} />
        </div>
        <div className={styles.price}>
          {kind === 'owned' ? (
            <p className={styles.owned}>
              <CheckIcon />
              <Text id="finder.owned" />
            </p>
          ) : (
            <>
              <strong>{cost === 0 ? <Text id="access.free" /> : price(cost)}</strong>
              {fee > 0 && (
                <span className={styles.small}>
                  <Text id="finder.fee" values={{ fee: price(fee) }} />
                </span>
              )}
              {each && cost > 0 && covers.length > 1 && (
                <span className={styles.small}>
                  <Text id="finder.each" values={{ price: price(Math.round(cost / covers.length)) }} />
                </span>
              )}
            </>
          )}
        </div>
        {basket && (
          <LinkButton
            to={buyPath(basket)}
            look={each ? 'secondary' : 'primary'}
            onClick={() => item && addToCart(item)}
          >
            <span>
              <Text id={trial !== null ? 'finder.startTrial' : cost === 0 ? 'finder.get' : 'finder.buy'} />
              <VisuallyHidden>
                <Text id="text.labelled" values={{ label: '', value: name }} />
              </VisuallyHidden>
            </span>
          </LinkButton>
        )}
      </div>
    </article>
  );
}

/** The name of an option. A ticket is named after its event. */
export function optionName(
  { kind, name, covers: [index] }: Option,
  events: readonly Event[],
  titleOf: (event: Event) => string,
): string {
  const event = index === undefined ? undefined : events[index];
  return kind === 'ticket' && event ? titleOf(event) : name;
}
