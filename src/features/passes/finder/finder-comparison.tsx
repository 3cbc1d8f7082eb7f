import type { Event } from '@generated/model';
import { usePrice } from '../../../components/passes/use-price';
import { Text } from '../../../i18n/text';
import type { FinderResult } from './find-passes';
import styles from './finder-answer.module.css';
import { OptionLine } from './option-line';
import type { Option } from './options';

const INITIAL_SHOWN = 6;

/** A list of all options that open any of the events, with single tickets at the end. */
export function FinderComparison({ result }: { result: FinderResult }) {
  const price = usePrice();
  const { comparison, tickets, sold } = result;
  return (
    <section className={styles.comparison} aria-labelledby="finder-comparison">
      <h2 id="finder-comparison">
        <Text id="finder.comparison" />
      </h2>
      <Lines options={comparison.slice(0, INITIAL_SHOWN)} events={sold} />
      {comparison.length > INITIAL_SHOWN && (
        <details className={styles.rest}>
          <summary>
            <Text id="finder.rest" values={{ count: comparison.length - INITIAL_SHOWN }} />
          </summary>
          <Lines options={comparison.slice(INITIAL_SHOWN)} events={sold} />
        </details>
      )}
      {tickets.cost > 0 && (
        <p className={styles.tickets}>
          <Text
            id="finder.tickets"
            values={{
              count: tickets.count - tickets.without,
              price: price(tickets.cost),
              without: tickets.without,
            }}
          />
        </p>
      )}
    </section>
  );
}

function Lines({ options, events }: { options: readonly Option[]; events: readonly Event[] }) {
  return (
    <ul className={styles.lines}>
      {options.map((option) => (
        <li key={option.key}>
          <OptionLine option={option} events={events} each />
        </li>
      ))}
    </ul>
  );
}
