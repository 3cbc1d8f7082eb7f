import { Suspense } from 'react';
import { useText } from '../../i18n/text';
import { clockText } from '../../lib/text/clock-text';
import { useEngineState, usePlayer } from '../session/player-context';
import { useBehindLive } from '../session/use-behind-live';
import { useSeekable } from '../session/use-seekable';
import type { PlayerProps } from '../types';
import styles from './controls.module.css';
import { IconButton } from './icon-button';
import { GamesMenu, LiveStatus, MomentsMenu, RemoteButton } from './lazy-parts';
import {
  CaptionsIcon,
  FullScreenIcon,
  PauseIcon,
  PictureInPictureIcon,
  PlayIcon,
  TenSecondsIcon,
} from './player-icons';
import { SeekBar } from './seek/seek-bar';
import { SettingsMenu } from './settings/settings-menu';
import type { FullScreen } from './use-full-screen';
import { VolumeControl } from './volume-control';

interface ControlsProps {
  video: PlayerProps;
  fullScreen: FullScreen;
  onHelp(): void;
  onMenu(open: boolean): void;
}

/** The control bar over the lower edge of the video. */
export function Controls({ video, fullScreen, onHelp, onMenu }: ControlsProps) {
  const { cameras = null, others = [], moments = [] } = video;
  const text = useText();
  const { actions } = usePlayer();
  const behind = useBehindLive();
  const shouldPlay = useEngineState((state) => state.shouldPlay);
  const seconds = useEngineState((state) => Math.floor(state.time));
  const duration = useEngineState((state) => state.duration);
  const moved = useEngineState((state) => state.moved);
  const hasCaptions = useEngineState((state) => state.captions.length > 0);
  const captionsOn = useEngineState((state) => state.caption !== null);
  const floating = useEngineState((state) => state.pictureInPicture);
  const live = behind !== null;
  const seekable = useSeekable();

  return (
    <div className={styles.controls}>
      {seekable && <SeekBar live={live} behind={behind ?? 0} moments={moments} />}
      <div className={styles.row}>
        <IconButton
          label={text(shouldPlay ? 'player.pause' : 'player.play')}
          shortcut="k"
          onClick={() => actions.toggle()}
          data-control="play"
        >
          {shouldPlay ? <PauseIcon /> : <PlayIcon />}
        </IconButton>
        {seekable && (
          <div className={styles.steps}>
            <IconButton
              label={text('player.back', { seconds: 10 })}
              shortcut="j"
              onClick={() => actions.step(-10)}
            >
              <TenSecondsIcon />
            </IconButton>
            <IconButton
              label={text('player.forward', { seconds: 10 })}
              shortcut="l"
              onClick={() => actions.step(10)}
            >
              <TenSecondsIcon forward />
            </IconButton>
          </div>
        )}
        <VolumeControl />
        {live && (
          <Suspense>
            <LiveStatus behind={behind} />
          </Suspense>
        )}
        {!live && duration !== null && (
          <span className={styles.time} data-changing>
            {clockText(seconds)} <span>/ {clockText(Math.round(duration))}</span>
          </span>
        )}
        <span className={styles.gap} />
        {hasCaptions && (
          <IconButton
            label={text('player.captions')}
            shortcut="c"
            aria-pressed={captionsOn}
            onClick={actions.toggleCaptions}
          >
            <CaptionsIcon on={captionsOn} />
          </IconButton>
        )}
        {moments.length > 0 && seekable && (
          <Suspense>
            <MomentsMenu moments={moments} onToggle={onMenu} />
          </Suspense>
        )}
        {fullScreen.full && others.length > 0 && (
          <Suspense>
            <GamesMenu others={others} onToggle={onMenu} />
          </Suspense>
        )}
        <SettingsMenu cameras={cameras} onHelp={onHelp} onToggle={onMenu} />
        {moved && (
          <Suspense>
            <RemoteButton className={styles.wideOnly} />
          </Suspense>
        )}
        {document.pictureInPictureEnabled && (
          <IconButton
            className={styles.wideOnly}
            label={text(floating ? 'player.pictureInPictureLeave' : 'player.pictureInPicture')}
            shortcut="p"
            onClick={actions.togglePictureInPicture}
          >
            <PictureInPictureIcon />
          </IconButton>
        )}
        {fullScreen.available && (
          <IconButton
            label={text(fullScreen.full ? 'player.fullScreenLeave' : 'player.fullScreen')}
            shortcut="f"
            onClick={fullScreen.toggle}
          >
            <FullScreenIcon full={fullScreen.full} />
          </IconButton>
        )}
      </div>
    </div>
  );
}
