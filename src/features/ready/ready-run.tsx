import { useEffect, useRef, useState } from 'react';
import { Text, useText } from '../../i18n/text';
import type { PlayerHandle } from '../../player/types';
import { VisuallyHidden } from '../../ui/layout/visually-hidden';
import { FindingLine } from './finding-line';
import type { Measures } from './measures';
import { progressOf } from './progress-of';
import styles from './ready-run.module.css';
import { stepsOf } from './steps';
import { TestVideo } from './test-video';
import { useRun } from './use-run';

interface ReadyRunProps {
  eventId: number | null;
  embedded: boolean;
  video: boolean;
  onDone(measures: Measures): void;
}

/** A running check, with the test video and the results so far. */
export function ReadyRun({ eventId, embedded, video, onDone }: ReadyRunProps) {
  const text = useText();
  const { found, player } = useRun({ eventId, embedded, video, onDone });
  const [handle, setHandle] = useState<PlayerHandle | null>(null);
  const played = usePlayed(handle);
  const steps = stepsOf(found, embedded);
  const latest = steps.findLast(({ finding }) => finding !== null)?.finding;
  const percent = progressOf(steps, played);
  return (
    <div className={styles.run}>
      {video && <TestVideo ref={setHandle} {...player} />}
      <section className={styles.steps} aria-labelledby="check-steps">
        <h2 id="check-steps">
          <Text id="check.steps" />
        </h2>
        <progress
          data-changing
          className={styles.progress}
          max={100}
          value={percent}
          aria-label={text('check.progress')}
        />
        <ol>
          {steps.map(({ part, finding }) => (
            <FindingLine key={part} part={part} finding={finding} />
          ))}
        </ol>
      </section>
      <div role="status" className={styles.report}>
        <VisuallyHidden>
          {latest ? text(latest.message, latest.values) : text('check.running')}
        </VisuallyHidden>
      </div>
    </div>
  );
}

/** The number of seconds of the test video that have been played. */
function usePlayed(handle: PlayerHandle | null): number {
  const [time, setTime] = useState(0);
  const furthest = useRef(0);
  useEffect(
    () =>
      handle?.playback.subscribe(() => {
        furthest.current = Math.max(furthest.current, handle.playback.get().time);
        setTime(furthest.current);
      }),
    [handle],
  );
  return time;
}
