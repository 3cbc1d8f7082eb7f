import { useState } from 'react';
import type { MessageId } from '../../i18n/message-id';
import { Text, useText } from '../../i18n/text';
import { Button } from '../../ui/button/button';
import { Dialog } from '../../ui/overlay/dialog';
import { readPreferences, storePreferences } from '../session/preferences';
import styles from './help-sheet.module.css';

const ROWS: readonly [keys: readonly string[], does: MessageId][] = [
  [['space', 'k'], 'player.helpPlay'],
  [['j', 'l'], 'player.helpBack10'],
  [['←', '→'], 'player.helpBack5'],
  [['↑', '↓'], 'player.helpVolume'],
  [['m'], 'player.mute'],
  [['f'], 'player.fullScreen'],
  [['c'], 'player.captions'],
  [['p'], 'player.pictureInPicture'],
  [['home', 'end'], 'player.helpEnds'],
  [['0–9'], 'player.helpParts'],
  [[',', '.'], 'player.helpFrames'],
  [['?'], 'player.helpSheet'],
];

const KEY_NAMES: Record<string, MessageId> = {
  space: 'player.keySpace',
  home: 'player.keyStart',
  end: 'player.keyEnd',
};

interface HelpSheetProps {
  onClose(): void;
  onTrouble?(): void;
}

/** Lists the keyboard shortcuts, has a switch to turn them off, and links to the troubleshooting dialog. */
export function HelpSheet({ onClose, onTrouble }: HelpSheetProps) {
  const text = useText();
  const [on, setOn] = useState(() => readPreferences().shortcuts);
  return (
    <Dialog title={<Text id="player.help" />} onClose={onClose}>
      <dl className={styles.list}>
        {ROWS.map(([keys, does]) => (
          <div key={does}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{KEY_NAMES[key] ? text(KEY_NAMES[key]) : key}</kbd>
              ))}
            </dt>
            <dd>
              <Text id={does} />
            </dd>
          </div>
        ))}
      </dl>
      <label className={styles.switch}>
        <input
          type="checkbox"
          checked={on}
          onChange={(event) => {
            setOn(event.target.checked);
            storePreferences({ shortcuts: event.target.checked });
          }}
        />
        <Text id="player.helpSwitch" />
      </label>
      {onTrouble && (
        <Button
          look="secondary"
          aria-haspopup="dialog"
          onClick={() => {
            onClose();
            onTrouble();
          }}
        >
          <Text id="player.trouble" />
        </Button>
      )}
    </Dialog>
  );
}
