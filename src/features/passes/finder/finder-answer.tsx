import type { Event } from '@generated/model';
import { useIntl } from 'react-intl';
import { useEventTitle } from '../../../components/event-card/use-event-title';
import { EventRows } from '../../../components/passes/event-rows';
import { usePrice } from '../../../components/passes/use-price';
import { Text, useText } from '../../../i18n/text';
import { paths } from '../../../lib/links/paths';
import { conjunction } from '../../../lib/text/conjunction';
import { Notice } from '../../../ui/feedback/notice';
import { Link } from '../../../ui/navigation/link';
import { answerTitle } from './answer-title';
import type { FinderResult } from './find-passes';
import styles from './finder-answer.module.css';
import { FinderComparison } from './finder-comparison';
import { OptionLine, optionName } from './option-line';
import { StillUncovered } from './still-uncovered';
import { MAX_EVENTS } from './use-finder-events';

/** If the set has more products than this, the title counts them and does not name them. */
const MAX_NAMED = 3;

interface FinderAnswerProps {
  result: FinderResult;
  events: readonly Event[];
  more: boolean;
  signedIn: boolean;
}

/** The result of the finder: the cheapest set with its price, the uncovered events, and all other options. */
export function FinderAnswer({ result, events, more, signedIn }: FinderAnswerProps) {
  const price = usePrice();
  const text = useText();
  const titleOf = useEventTitle();
  const { locale } = useIntl();
  const { chosen, cost, tickets, free, withAccount, granted, uncovered, sold } = result;
  const saved = tickets.cost - cost;
  const openedCount = events.length - uncovered.length;
  const title = text(answerTitle(result));
  const bought = chosen.filter(({ kind }) => kind !== 'owned');
  const named = (options: typeof chosen) =>
    options.length > MAX_NAMED
      ? text('finder.severalProducts', { count: options.length })
      : conjunction(
          locale,
          options.map((option) => optionName(option, sold, titleOf)),
        );
  return (
    <>
      {more && (
        <Notice type="info">
          <Text id="finder.more" values={{ count: MAX_EVENTS }} />
        </Notice>
      )}
      {openedCount > 0 && (
        <section className={styles.best} aria-label={title}>
          <p role="status" className={styles.count}>
            <Text id="finder.opens" values={{ count: openedCount, all: events.length }} />
          </p>
          <h2>
            {cost === 0 ? (
              title
            ) : (
              <Text
                id={result.proven ? 'finder.answerCheapest' : 'finder.answerBest'}
                values={{
                  count: openedCount,
                  names: named(bought),
                  price: <strong>{price(cost)}</strong>,
                  // If some games have no ticket, the price of the other tickets would be no fair comparison.
                  tickets: saved > 0 && tickets.without === 0 ? price(tickets.cost) : 'none',
                }}
              />
            )}
          </h2>
          {cost > 0 && (
            <p className={styles.small}>
              <Text id="finder.allIn" />
            </p>
          )}
          <ul className={styles.lines}>
            {chosen.map((option) => (
              <li key={option.key}>
                <OptionLine option={option} events={sold} />
              </li>
            ))}
            {(
              [
                ['finder.freeEvents', free],
                ['finder.accountEvents', withAccount],
                ['finder.grantedEvents', granted],
              ] as const
            ).map(
              ([id, some]) =>
                some.length > 0 && (
                  <li key={id} className={styles.nothing}>
                    <h3>
                      <Text id={id} />
                    </h3>
                    <EventRows events={some} />
                  </li>
                ),
            )}
          </ul>
          {!signedIn && (
            <p className={styles.small}>
              <Text id="finder.logIn" values={{ link: (parts) => <Link to={paths.login}>{parts}</Link> }} />
            </p>
          )}
        </section>
      )}
      {uncovered.length > 0 && <StillUncovered uncovered={uncovered} />}
      {result.comparison.length > 0 && <FinderComparison result={result} />}
    </>
  );
}
