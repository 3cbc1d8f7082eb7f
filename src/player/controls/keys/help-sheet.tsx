import { useState } from 'react';
import type { MessageId } from '../../../i18n/message-id';
import { Text, useText } from '../../../i18n/text';
import { Button } from '../../../ui/button/button';
import { Dialog } from '../../../ui/overlay/dialog';
import { DialogClose } from '../../../ui/overlay/dialog-close';
import { hasDvr } from '../../session/live-edge';
import { useEngineState } from '../../session/player-context';
import { readPreferences, storePreferences } from '../../session/preferences';
import styles from './help-sheet.module.css';
import { offeredShortcuts } from './offered-shortcuts';

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
  const medium = {
    seekable: useEngineState(({ duration, seekStart: start, seekEnd: end }) =>
      duration === null ? hasDvr({ start, end }) : true,
    ),
    live: useEngineState((state) => state.duration === null),
    captions: useEngineState((state) => state.captions.length > 0),
    pictureInPicture: document.pictureInPictureEnabled ?? false,
  };
  const [on, setOn] = useState(() => readPreferences().shortcuts);
  return (
    <Dialog title={<Text id="player.help" />} onClose={onClose}>
      <DialogClose label={text('player.helpClose')} onClose={onClose} />
      <dl className={styles.list}>
        {offeredShortcuts(medium).map(([keys, does]) => (
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
