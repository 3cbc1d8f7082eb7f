import { useState } from 'react';
import type { MessageId } from '../../../i18n/message-id';
import { Text, useText } from '../../../i18n/text';
import { DATA_USES, type DataUse } from '../../engine/data-use';
import { useEngineState, usePlayer } from '../../session/player-context';
import { readPreferences, storePreferences } from '../../session/preferences';
import { qualityText } from './quality-text';
import { SettingsGroup } from './settings-group';
import styles from './settings-panel.module.css';

const DATA_USE_LABELS: Record<DataUse, MessageId> = {
  best: 'player.dataBest',
  hd: 'player.dataHd',
  saver: 'player.dataSaver',
};

/**
 * The settings for the quality of this video and for the limit of automatic quality, which applies to every
 * video.
 */
export function QualitySettings() {
  const text = useText();
  const { actions } = usePlayer();
  const qualities = useEngineState((state) => state.qualities);
  const quality = useEngineState((state) => state.quality);
  const height = useEngineState((state) => state.height);
  const dataUse = useEngineState((state) => state.dataUse);
  const automatic =
    quality === null && height !== null
      ? text('player.qualityAutoNow', { height })
      : text('player.qualityAuto');
  return (
    <>
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
        title={text('player.dataUse')}
        chosen={dataUse}
        choices={DATA_USES.map((id) => ({ id, label: text(DATA_USE_LABELS[id]) }))}
        onChoose={(use) => actions.setDataUse(use)}
      />
    </>
  );
}

/** The setting for whether videos start automatically when their page opens. */
export function AutoplaySetting() {
  const [on, setOn] = useState(() => readPreferences().autoplay);
  return (
    <label className={styles.switch}>
      <input
        type="checkbox"
        checked={on}
        onChange={({ target }) => {
          setOn(target.checked);
          storePreferences({ autoplay: target.checked });
        }}
      />
      <Text id="player.autoplay" />
    </label>
  );
}
