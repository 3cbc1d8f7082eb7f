import { useId, useRef } from 'react';
import { Text, useText } from '../../i18n/text';
import { captionLabel } from '../captions/caption-label';
import { useEngineState, usePlayer } from '../session/player-context';
import type { Cameras } from '../types';
import { IconButton } from './icon-button';
import { KeyboardIcon, SettingsIcon } from './player-icons';
import { qualityText } from './quality-text';
import { SettingsGroup } from './settings-group';
import styles from './settings-menu.module.css';

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
  const qualities = useEngineState((state) => state.qualities);
  const quality = useEngineState((state) => state.quality);
  const height = useEngineState((state) => state.height);
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

  const automatic =
    quality === null && height !== null
      ? text('player.qualityAutoNow', { height })
      : text('player.qualityAuto');
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
        {qualities.length > 1 && (
          <SettingsGroup
            title={text('player.quality')}
            chosen={quality ?? 'auto'}
            choices={[
              { id: 'auto', label: automatic },
              ...qualities.map((one) => ({ id: one.id, label: qualityText(one, text) })),
            ]}
            onChoose={(chosen) => actions.setQuality(chosen === 'auto' ? null : chosen)}
          />
        )}
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
