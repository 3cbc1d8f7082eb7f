import type { MessageId } from '../../../i18n/message-id';
import { Text, useText } from '../../../i18n/text';
import {
  CAPTION_BACKGROUNDS,
  CAPTION_COLORS,
  CAPTION_SIZES,
  type CaptionLook,
} from '../../captions/caption-look';
import { usePlayer, useStore } from '../../session/player-context';
import { SettingsGroup } from './settings-group';
import styles from './settings-panel.module.css';

const LABELS: Record<CaptionLook[keyof CaptionLook], MessageId> = {
  small: 'player.captionSmall',
  medium: 'player.captionMedium',
  large: 'player.captionLarge',
  white: 'player.captionWhite',
  yellow: 'player.captionYellow',
  cyan: 'player.captionCyan',
  green: 'player.captionGreen',
  solid: 'player.captionSolid',
  shade: 'player.captionShade',
  none: 'player.captionNoBackground',
};

/** The settings for size, colour and background of captions, in a section that is closed at first. */
export function CaptionLookSettings() {
  const text = useText();
  const { actions } = usePlayer();
  const { size, color, background } = useStore(actions.captionLook, (look) => look);
  const labelled = <Choice extends keyof typeof LABELS>(choices: readonly Choice[]) =>
    choices.map((id) => ({ id, label: text(LABELS[id]) }));
  return (
    <details className={styles.more}>
      <summary>
        <Text id="player.captionLook" />
      </summary>
      <SettingsGroup
        title={text('player.captionSize')}
        chosen={size}
        choices={labelled(CAPTION_SIZES)}
        onChoose={(chosen) => actions.setCaptionLook({ size: chosen })}
      />
      <SettingsGroup
        title={text('player.captionColor')}
        chosen={color}
        choices={labelled(CAPTION_COLORS)}
        onChoose={(chosen) => actions.setCaptionLook({ color: chosen })}
      />
      <SettingsGroup
        title={text('player.captionBackground')}
        chosen={background}
        choices={labelled(CAPTION_BACKGROUNDS)}
        onChoose={(chosen) => actions.setCaptionLook({ background: chosen })}
      />
    </details>
  );
}
