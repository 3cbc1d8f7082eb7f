import { Suspense, useMemo, useRef, useState } from 'react';
import { useText } from '../i18n/text';
import { Picture } from '../ui/picture/picture';
import { HelpSheet } from './controls/lazy-parts';
import { Spinner } from './controls/notes/spinner';
import { useFullScreen } from './controls/use-full-screen';
import { PlayerStage } from './player-stage';
import { PlayerFailure } from './recovery/player-failure';
import { PlayerContext, type PlayerParts } from './session/player-context';
import { createHandle, useHandle } from './session/use-handle';
import { useMediaSession } from './session/use-media-session';
import { useSession } from './session/use-session';
import type { PlayerProps } from './types';
import styles from './video-player.module.css';

/** The player's root element. It stays while engines are created and disposed inside it. */
export function VideoPlayer(props: PlayerProps) {
  const { title, poster = null, compact = false, tile = null, onTrouble, ref } = props;
  const text = useText();
  const root = useRef<HTMLElement>(null);
  const host = useRef<HTMLDivElement>(null);
  const [status, retry] = useSession(host, props);
  const [helps, setHelps] = useState(false);
  const inside = useMemo(createHandle, []);
  const parts: PlayerParts | null = status.status === 'ready' ? status.parts : null;
  useHandle(ref, inside, parts);
  useMediaSession(tile && !tile.sound ? null : parts, title, poster);
  const fullScreen = useFullScreen(root, parts?.engine.video);

  return (
    <section
      ref={root}
      className={styles.player}
      data-compact={compact || undefined}
      aria-label={text('player.region', { title })}
      // The element can be focused by script and click, so that the player receives key presses after a click
      // in it.
      tabIndex={-1}
    >
      <div ref={host} className={styles.host} />
      {parts && (
        <PlayerContext value={parts}>
          <PlayerStage root={root} video={props} fullScreen={fullScreen} onHelp={() => setHelps(true)} />
          {helps && (
            <Suspense>
              <HelpSheet onClose={() => setHelps(false)} onTrouble={onTrouble} />
            </Suspense>
          )}
        </PlayerContext>
      )}
      {!parts && poster && <Picture className={styles.poster} src={poster} alt="" />}
      {status.status === 'loading' && <Spinner label={text('player.loading')} />}
      {status.status === 'failed' && <PlayerFailure code="no-code" onRetry={retry} />}
    </section>
  );
}
