import { Text, useText } from '../../../i18n/text';
import { CloseIcon } from '../../../ui/icons/icons';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden';
import { PrerollBar } from '../../prerolls/preroll-bar';
import { useEngineState, usePlayer, useSessionState } from '../../session/player-context';
import { useBehindLive } from '../../session/use-behind-live';
import type { PlayerProps, Tile } from '../../types';
import { IconButton } from '../icon-button';
import { LiveStatus } from '../notes/live-status';
import { SoundIcon } from '../player-icons';
import styles from './tile-controls.module.css';
import { EnlargeIcon } from './tile-icons';
import { useTileSettings } from './use-tile-settings';

/**
 * The controls over one of several videos: its number and title, and buttons for sound, size, the live edge
 * and removal.
 */
export function TileControls({ video, tile }: { video: PlayerProps; tile: Tile }) {
  const { title, preroll } = video;
  const { number, full, onFull, onRemove } = tile;
  const text = useText();
  const { engine } = usePlayer();
  const silent = useEngineState(({ muted, volume }) => muted || volume === 0);
  const moved = useEngineState((state) => state.moved);
  const phase = useSessionState((state) => state.phase);
  const behind = useBehindLive();
  useTileSettings(tile);

  /** Sets the sound in the engine too, because the browser may have muted the tile that has the sound. */
  function setSound(on: boolean): void {
    engine.setMuted(!on);
    if (on && engine.state.get().volume === 0) engine.setVolume(1);
    tile.onSound(on);
  }

  return (
    <div className={styles.tile} data-tile-controls data-sound={!silent}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a press is a short cut: sound and size have buttons. */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a press is a short cut: sound and size have buttons. */}
      <div
        className={styles.surface}
        data-tile-surface
        onClick={() => setSound(true)}
        onDoubleClick={() => onFull(!full)}
      />
      <div className={styles.head}>
        <span className={styles.number} aria-hidden="true">
          {number}
        </span>
        <span className={styles.title}>{title}</span>
        <IconButton
          label={text(full ? 'several.smaller' : 'several.full', { title })}
          aria-pressed={full}
          onClick={() => onFull(!full)}
        >
          <EnlargeIcon full={full} />
        </IconButton>
        {onRemove && (
          <IconButton label={text('several.remove', { title })} onClick={onRemove}>
            <CloseIcon />
          </IconButton>
        )}
      </div>
      <div className={styles.foot} data-preroll={phase === 'preroll' || undefined}>
        <button
          type="button"
          className={styles.sound}
          aria-pressed={!silent}
          aria-label={text('several.soundOf', { title })}
          aria-keyshortcuts={String(number)}
          title={`${text('several.soundOf', { title })} (${number})`}
          onClick={() => setSound(silent)}
        >
          <SoundIcon level={silent ? 'off' : 'high'} />
          {!silent && <Text id="several.sound" />}
        </button>
        {phase === 'content' && behind !== null && moved && <LiveStatus behind={behind} />}
      </div>
      <span role="status">
        {!silent && (
          <VisuallyHidden>
            <Text id="several.soundNow" values={{ title }} />
          </VisuallyHidden>
        )}
      </span>
      {phase === 'preroll' && <PrerollBar skipAfter={preroll?.skipAfter ?? null} tile />}
    </div>
  );
}
