import { useIntl } from 'react-intl';
import { Text, useText } from '../../i18n/text';
import { inTurn, type Span, type Viewing } from '../../lib/watch-log/viewing';
import { useReceiptWords } from './use-receipt-words';
import styles from './watch-timeline.module.css';

const WIDE = 1000;
const TALL = 36;
/** What is played is a band, what is waited for a bar from top to bottom: told apart without colour. */
const BAND = { y: 11, height: 14 };
const LEAST = 7;

/** One viewing as a line of time, with the same as a table. */
export function WatchTimeline({ viewing }: { viewing: Viewing }) {
  const text = useText();
  const { formatDate, formatTime } = useIntl();
  const { lasting, happening } = useReceiptWords();
  const { at, live, spans, watched, stalls, clockMoved } = viewing;
  const length = Math.max(1, ...spans.map(({ from, ms }) => from + ms));
  const date = formatDate(at, { dateStyle: 'medium', timeStyle: 'short' });
  const clock = (elapsed: number) => formatTime(at + elapsed, { timeStyle: 'medium' });
  return (
    <figure className={styles.viewing}>
      <figcaption>
        {date}
        {live && (
          <>
            {' · '}
            <Text id="trouble.live" />
          </>
        )}
      </figcaption>
      {spans.length > 0 && (
        <>
          <svg
            className={styles.line}
            viewBox={`0 0 ${WIDE} ${TALL}`}
            preserveAspectRatio="none"
            role="img"
            aria-label={text('trouble.timelineOf', { date, watched: lasting(watched), count: stalls })}
          >
            {spans.toSorted(playFirst).map((span) => (
              <Piece key={`${span.kind}-${span.from}`} span={span} length={length} />
            ))}
          </svg>
          <p className={styles.ends}>
            <span>{clock(0)}</span>
            <span>{clock(length)}</span>
          </p>
          <details className={styles.list}>
            <summary>
              <Text id="trouble.list" />
            </summary>
            <table>
              <thead>
                <tr>
                  <th scope="col">
                    <Text id="trouble.when" />
                  </th>
                  <th scope="col">
                    <Text id="trouble.what" />
                  </th>
                  <th scope="col">
                    <Text id="trouble.howLong" />
                  </th>
                </tr>
              </thead>
              <tbody>
                {inTurn(spans).map((span) => (
                  <tr key={`${span.kind}-${span.from}`}>
                    <td>{clock(span.from)}</td>
                    <td>{happening(span)}</td>
                    <td>{span.ms > 0 && lasting(span.ms)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </details>
        </>
      )}
      {clockMoved && (
        <p className={styles.note}>
          <Text id="trouble.clockMoved" />
        </p>
      )}
    </figure>
  );
}

/** Trouble lies over what is played, however short it was. */
const playFirst = (one: Span, other: Span) => Number(one.kind !== 'play') - Number(other.kind !== 'play');

function Piece({ span: { kind, from, ms }, length }: { span: Span; length: number }) {
  const width = Math.max(LEAST, (ms / length) * WIDE);
  const x = Math.min(WIDE - width, (from / length) * WIDE);
  const place = kind === 'play' ? BAND : { y: 0, height: TALL };
  return <rect data-kind={kind} x={x} width={width} {...place} />;
}
