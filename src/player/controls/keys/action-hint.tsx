import { useEffect } from 'react';
import { Text } from '../../../i18n/text';
import { usePlayer, useStore } from '../../session/player-context';
import styles from '../../video-player.module.css';

const VISIBLE_MS = 1_200;

/** Briefly shows the effect of a key or a double tap. */
export function ActionHint() {
  const { actions } = usePlayer();
  const hint = useStore(actions.hint, (state) => state.hint);
  useEffect(() => {
    if (!hint) return;
    const timer = setTimeout(actions.clearHint, VISIBLE_MS);
    return () => clearTimeout(timer);
  }, [actions, hint]);
  return (
    <div className={styles.hint} role="status">
      {hint && (
        <span key={hint.count}>
          <Text id={hint.text} values={hint.values ?? {}} />
        </span>
      )}
    </div>
  );
}
