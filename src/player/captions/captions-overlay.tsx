import { useEngineState, usePlayer, useStore } from '../session/player-context';
import styles from './captions-overlay.module.css';

/**
 * Renders the current captions in our own overlay, so that they stay readable over any video and above the
 * controls.
 */
export function CaptionsOverlay() {
  const { size, color, background } = useStore(usePlayer().actions.captionLook, (look) => look);
  const cues = useEngineState((state) => state.cues);
  const language = useEngineState(
    ({ captions, caption }) => captions.find(({ id }) => id === caption)?.language,
  );
  const shown = (top: boolean) => cues.filter((cue) => cue.top === top && cue.lines.length > 0);
  return [true, false].map((top) => (
    <div
      key={String(top)}
      className={styles.captions}
      data-top={top}
      data-size={size}
      data-color={color}
      data-background={background}
      lang={language}
      data-captions
    >
      {shown(top).map((cue) => (
        <p key={cue.lines.join('\n')}>
          {cue.lines.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </p>
      ))}
    </div>
  ));
}
