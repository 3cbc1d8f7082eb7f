import type { Event } from '@generated/model';
import { usePrice } from '../../../components/passes/use-price';
import { Text } from '../../../i18n/text';
import { paths } from '../../../lib/links/paths';
import { Notice } from '../../../ui/feedback/notice';
import { Link } from '../../../ui/navigation/link';
import { answerTitle } from './answer-title';
import { EventNames } from './event-names';
import type { Finding } from './find-passes';
import styles from './finder-answer.module.css';
import { FinderComparison } from './finder-comparison';
import { OptionLine } from './option-line';
import { StillUncovered } from './still-uncovered';
import { MOST_EVENTS } from './use-finder-events';

interface FinderAnswerProps {
  finding: Finding;
  events: readonly Event[];
  more: boolean;
  signedIn: boolean;
}

/** The cheapest set with its price, the events that it leaves out, and all other options to compare it with. */
export function FinderAnswer({ finding, events, more, signedIn }: FinderAnswerProps) {
  const price = usePrice();
  const { chosen, cost, tickets, free, withAccount, granted, uncovered, sold } = finding;
  const saved = tickets.cost - cost;
  const opened = events.length - uncovered.length;
  return (
    <>
      {more && (
        <Notice type="info">
          <Text id="finder.more" values={{ count: MOST_EVENTS }} />
        </Notice>
      )}
      {opened > 0 && (
        <section className={styles.best} aria-labelledby="finder-best">
          <p role="status" className={styles.count}>
            <Text id="finder.opens" values={{ count: opened, all: events.length }} />
          </p>
          <h2 id="finder-best">
            <Text id={answerTitle(finding)} />
          </h2>
          {cost > 0 && (
            <p className={styles.total}>
              <strong>{price(cost)}</strong>
              <span>
                <Text id="finder.allIn" />
              </span>
            </p>
          )}
          {saved > 0 && (
            <p className={styles.saved}>
              <Text
                id="finder.saved"
                values={{ amount: price(saved), tickets: price(tickets.cost), count: tickets.count }}
              />
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
                    <EventNames events={some} />
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
      {finding.comparison.length > 0 && <FinderComparison finding={finding} />}
    </>
  );
}
