import { Text } from '../../i18n/text';
import { useEngineState, usePlayer, useSessionState } from '../session/player-context';
import { PlayerFailure } from './player-failure';
import styles from './player-notice.module.css';

const STRIP_TEXTS = {
  offline: 'player.stateOffline',
  recovering: 'player.stateRecovering',
  fallback: 'player.stateFallback',
} as const;

/** The message that replaces the video: not started yet, offline, recovering or failed. */
export function PlayerNotice() {
  const { session } = usePlayer();
  const notice = useSessionState((state) => state.notice);
  const code = useSessionState((state) => state.problem?.code ?? 'network');
  const playing = useEngineState((state) => state.playing);
  if (notice === 'failed') return <PlayerFailure code={code} onRetry={session.retry} />;
  if (playing || notice === 'none') return null;
  if (notice === 'not-started')
    return (
      <div className={styles.panel} role="status">
        <h2>
          <Text id="player.stateNotStarted" />
        </h2>
        <p>
          <Text id="player.stateNotStartedBody" />
        </p>
      </div>
    );
  return (
    <p className={styles.strip} role="status">
      <Text id={STRIP_TEXTS[notice]} />
    </p>
  );
}
