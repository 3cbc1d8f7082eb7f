import { Text, useText } from '../../../i18n/text';
import { captionLabel } from '../../captions/caption-label';
import { useEngineState, usePlayer } from '../../session/player-context';
import type { Cameras } from '../../types';
import { KeyboardIcon } from '../lazy-icons';
import { CaptionLookSettings } from './caption-look-settings';
import { RemoteSetting } from './remote-setting';
import { SettingsGroup } from './settings-group';
import styles from './settings-panel.module.css';
import { AutoplaySetting, QualitySettings } from './settings-playback';

interface SettingsPanelProps {
  cameras: Cameras | null;
  onHelp(): void;
}

const SPEEDS = [0.5, 0.75, 1, 1.25, 1.5, 2] as const;

/** The settings for camera, quality, data use, speed, captions and autoplay. */
export function SettingsPanel({ cameras, onHelp }: SettingsPanelProps) {
  const text = useText();
  const { actions } = usePlayer();
  const rate = useEngineState((state) => state.rate);
  const captions = useEngineState((state) => state.captions);
  const caption = useEngineState((state) => state.caption);
  return (
    <>
      {cameras && (
        <SettingsGroup
          title={text('player.camera')}
          chosen={String(cameras.chosen)}
          choices={cameras.choices.map(({ id: camera, name }, index) => ({
            id: String(camera),
            label:
              name ??
              (index === 0 ? text('player.cameraMain') : text('player.cameraNumber', { number: index + 1 })),
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
      <RemoteSetting />
      <button
        type="button"
        className={styles.help}
        onClick={() => {
          onHelp();
        }}
      >
        <KeyboardIcon />
        <Text id="player.help" />
      </button>
    </>
  );
}
