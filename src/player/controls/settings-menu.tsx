import { useId, useRef } from 'react';
import { Text, useText } from '../../i18n/text';
import { CloseIcon } from '../../ui/icons/icons';
import { captionLabel } from '../captions/caption-label';
import { useEngineState, usePlayer } from '../session/player-context';
import type { Cameras } from '../types';
import { CaptionLookSettings } from './caption-look-settings';
import { IconButton } from './icon-button';
import { KeyboardIcon, SettingsIcon } from './player-icons';
import { SettingsGroup } from './settings-group';
import styles from './settings-menu.module.css';
import { AutoplaySetting, QualitySettings } from './settings-playback';

interface SettingsMenuProps {
  cameras: Cameras | null;
  onHelp(): void;
  onToggle(open: boolean): void;
}

const SPEEDS = [0.5, 0.75, 1, 1.25, 1.5, 2] as const;

/**
 * Camera, quality, speed and captions. A popover is in the top layer, so it is never clipped, not even in
 * full screen.
 */
export function SettingsMenu({ cameras, onHelp, onToggle }: SettingsMenuProps) {
  const text = useText();
  const id = useId();
  const opener = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const { actions } = usePlayer();
  const rate = useEngineState((state) => state.rate);
  const captions = useEngineState((state) => state.captions);
  const caption = useEngineState((state) => state.caption);

  /** Positions the menu next to its button where the browser does not support anchor positioning. */
  function place() {
    const box = opener.current?.getBoundingClientRect();
    if (!box || !panel.current) return;
    panel.current.style.setProperty('--from-right', `${Math.max(8, innerWidth - box.right)}px`);
    panel.current.style.setProperty('--from-bottom', `${Math.max(8, innerHeight - box.top + 8)}px`);
  }

  return (
    <>
      <IconButton ref={opener} label={text('player.settings')} popoverTarget={id}>
        <SettingsIcon />
      </IconButton>
      <div
        ref={panel}
        id={id}
        popover="auto"
        role="dialog"
        aria-label={text('player.settings')}
        className={styles.panel}
        onBeforeToggle={(event) => {
          if (event.newState === 'open') place();
        }}
        onToggle={(event) => onToggle(event.newState === 'open')}
      >
        <header className={styles.head}>
          <h2>{text('player.settings')}</h2>
          <IconButton label={text('player.settingsClose')} onClick={() => panel.current?.hidePopover()}>
            <CloseIcon />
          </IconButton>
        </header>
        {cameras && (
          <SettingsGroup
            title={text('player.camera')}
            chosen={String(cameras.chosen)}
            choices={cameras.choices.map(({ id: camera, name }, index) => ({
              id: String(camera),
              label:
                name ??
                (index === 0
                  ? text('player.cameraMain')
                  : text('player.cameraNumber', { number: index + 1 })),
            }))}
            onChoose={(chosen) => cameras.onChoose(Number(chosen))}
          />
        )}
        <QualitySettings />
        <SettingsGroup
          title={text('player.speed')}
          chosen={String(rate)}
          choices={SPEEDS.map((speed) => ({
            id: String(speed),
            label: speed === 1 ? text('player.speedNormal') : text('player.speedValue', { rate: speed }),
          }))}
          onChoose={(chosen) => actions.setRate(Number(chosen))}
        />
        {captions.length > 0 && (
          <SettingsGroup
            title={text('player.captions')}
            chosen={caption ?? 'off'}
            choices={[
              { id: 'off', label: text('player.captionsOff') },
              ...captions.map((one) => ({ id: one.id, label: captionLabel(one), lang: one.language })),
            ]}
            onChoose={(chosen) => actions.setCaption(chosen === 'off' ? null : chosen)}
          />
        )}
        {captions.length > 0 && <CaptionLookSettings />}
        <AutoplaySetting />
        <button
          type="button"
          className={styles.help}
          onClick={() => {
            panel.current?.hidePopover();
            onHelp();
          }}
        >
          <KeyboardIcon />
          <Text id="player.help" />
        </button>
      </div>
    </>
  );
}
