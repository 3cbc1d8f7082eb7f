import { useIntl } from 'react-intl';
import { Text, useText } from '../../i18n/text';
import { type Span, sortSpans, type Viewing } from '../../lib/watch-log/viewing';
import { useReceiptWords } from './use-receipt-words';
import styles from './watch-timeline.module.css';

const WIDTH = 1000;
const HEIGHT = 36;
/**
 * Playback is drawn as a band and waits as full-height bars, so that they can be
 * distinguished without colours.
 */
const BAND = { y: 11, height: 14 };
const MIN_WIDTH = 7;

/** The timeline of a playback, with a table of the same data. */
export function WatchTimeline({ viewing }: { viewing: Viewing }) {
  const text = useText();
  const { formatDate, formatTime } = useIntl();
  const { durationText, spanText } = useReceiptWords();
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
            viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
            preserveAspectRatio="none"
            role="img"
            aria-label={text('trouble.timelineOf', { date, watched: durationText(watched), count: stalls })}
          >
            {spans.toSorted(playFirst).map((span) => (
              <SpanBar key={`${span.kind}-${span.from}`} span={span} length={length} />
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
                {sortSpans(spans).map((span) => (
                  <tr key={`${span.kind}-${span.from}`}>
                    <td>{clock(span.from)}</td>
                    <td>{spanText(span)}</td>
                    <td>{span.ms > 0 && durationText(span.ms)}</td>
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

/** Sorts playback before waits, so that even short waits are drawn on top of playback. */
const playFirst = (one: Span, other: Span) => Number(one.kind !== 'play') - Number(other.kind !== 'play');

function SpanBar({ span: { kind, from, ms }, length }: { span: Span; length: number }) {
  const width = Math.max(MIN_WIDTH, (ms / length) * WIDTH);
  const x = Math.min(WIDTH - width, (from / length) * WIDTH);
  const box = kind === 'play' ? BAND : { y: 0, height: HEIGHT };
  return <rect data-kind={kind} x={x} width={width} {...box} />;
}
