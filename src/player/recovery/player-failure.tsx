import { Text } from '../../i18n/text';
import { Button } from '../../ui/button/button';
import type { ProblemCode } from '../engine/engine-types';
import styles from './player-notice.module.css';
import { PROBLEM_TEXTS } from './player-problems';

/** Shown when the player has stopped retrying; the viewer can retry by hand. */
export function PlayerFailure({ code, onRetry }: { code: ProblemCode; onRetry(): void }) {
  return (
    <div className={styles.panel} role="alert">
      <h2>
        <Text id="player.stateFailed" />
      </h2>
      <p>
        <Text id={PROBLEM_TEXTS[code]} />
      </p>
      <Button onClick={onRetry}>
        <Text id="player.tryAgain" />
      </Button>
    </div>
  );
}
