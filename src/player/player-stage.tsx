import { type RefObject, Suspense, useState } from 'react';
import { useText } from '../i18n/text';
import { Picture } from '../ui/picture/picture';
import { CaptionsOverlay } from './captions/captions-overlay';
import { Controls } from './controls/controls';
import { ActionHint } from './controls/keys/action-hint';
import { useShortcuts } from './controls/keys/use-shortcuts';
import {
  CompactControls,
  JoinedNote,
  NextCard,
  PrerollBar,
  ResumedNote,
  TileControls,
} from './controls/lazy-parts';
import { Spinner } from './controls/notes/spinner';
import { StartChoice } from './controls/notes/start-choice';
import { SoundIcon } from './controls/player-icons';
import { TapSurface } from './controls/tap-surface';
import { TouchSteps } from './controls/touch-steps';
import { useActive } from './controls/use-active';
import type { FullScreen } from './controls/use-full-screen';
import { PlayerNotice } from './recovery/player-notice';
import { useEngineState, usePlayer, useSessionState } from './session/player-context';
import { useStageEvents } from './session/use-stage-events';
import type { PlayerProps } from './types';
import styles from './video-player.module.css';

interface PlayerStageProps {
  root: RefObject<HTMLElement | null>;
  video: PlayerProps;
  fullScreen: FullScreen;
  onHelp(): void;
}

/** Renders everything that is shown over the video, depending on the state of the session and the engine. */
export function PlayerStage(props: PlayerStageProps) {
  const { root, video, fullScreen, onHelp } = props;
  const { poster = null, next = null, compact = false, tile = null, startsAt = null, preroll } = video;
  const bare = video.bare === true || tile !== null;
  const text = useText();
  const { actions, engine } = usePlayer();
  const [menu, setMenu] = useState(false);
  const phase = useSessionState((state) => state.phase);
  const live = useSessionState((state) => state.source?.live === true);
  const resumes = useSessionState((state) => state.resumedAt !== null);
  const started = useSessionState((state) => state.started);
  const notice = useSessionState((state) => state.notice);
  const shouldPlay = useEngineState((state) => state.shouldPlay);
  const blocked = useEngineState((state) => state.blocked);
  const buffering = useEngineState((state) => state.buffering);
  const ended = useEngineState((state) => state.ended && phase === 'content');
  const moved = useEngineState((state) => state.moved);
  const playing = useEngineState((state) => state.playing);
  const soundBlocked = useEngineState((state) => state.soundBlocked && state.moved);

  const { active, showControls, hideControls } = useActive(!shouldPlay || menu || compact);
  useStageEvents(root, showControls, hideControls);
  useShortcuts({
    ...{ root, showControls, compact },
    actions: bare ? null : actions,
    toggleFullScreen: fullScreen.toggle,
    openHelp: onHelp,
    volume: () => engine.state.get().volume,
  });

  const waits = !started || blocked;
  const stopped = notice === 'failed' || notice === 'not-started';
  const controls = !waits && !stopped && !bare;
  // Nothing loads between two retries, but the viewer should still see the spinner.
  const loading = shouldPlay && !stopped && (buffering || notice === 'recovering' || notice === 'fallback');
  const shown = phase === 'preroll' || active;
  return (
    <div
      className={styles.stage}
      data-controls={controls && shown ? 'shown' : 'hidden'}
      data-phase={phase}
      data-ended={ended}
    >
      <CaptionsOverlay />
      {poster && !moved && !(playing && phase === 'content') && (
        <Picture className={styles.poster} src={poster} alt="" />
      )}
      {!bare && (
        <TapSurface
          shown={active}
          showControls={showControls}
          hideControls={hideControls}
          toggleFullScreen={fullScreen.toggle}
        />
      )}
      {waits && !stopped && (blocked || !tile) && <StartChoice video={video} />}
      {loading && <Spinner label={text('player.loading')} />}
      {ended && !bare && (
        <Suspense>
          <NextCard next={next} />
        </Suspense>
      )}
      {soundBlocked && !tile && (
        <button type="button" className={styles.unmute} onClick={() => actions.toggleMute()}>
          <SoundIcon level="off" />
          {text('player.unmuteCall')}
        </button>
      )}
      {controls && phase === 'content' && (
        <>
          {resumes && (
            <Suspense>
              <ResumedNote />
            </Suspense>
          )}
          {live && !compact && (
            <Suspense>
              <JoinedNote startsAt={startsAt} />
            </Suspense>
          )}
          {compact ? (
            <Suspense>
              <CompactControls />
            </Suspense>
          ) : (
            <>
              {!ended && <TouchSteps />}
              <Controls video={video} fullScreen={fullScreen} onHelp={onHelp} onMenu={setMenu} />
            </>
          )}
        </>
      )}
      {controls && phase === 'preroll' && (
        <Suspense>
          <PrerollBar skipAfter={preroll?.skipAfter ?? null} />
        </Suspense>
      )}
      {tile && (
        <Suspense>
          <TileControls video={video} tile={tile} />
        </Suspense>
      )}
      <PlayerNotice />
      <ActionHint />
    </div>
  );
}
