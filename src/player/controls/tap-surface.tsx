import { type PointerEvent, useEffect, useRef } from 'react';
import { usePlayer } from '../session/player-context';
import styles from '../video-player.module.css';

/** Two taps this near in time are one double tap. */
const DOUBLE_TAP_MS = 280;
const STEP_SECONDS = 10;
/** No side: what was last was the mouse. */
const MOUSE = 2;

interface TapSurfaceProps {
  shown: boolean;
  wake(): void;
  sleep(): void;
  toggleFullScreen(): void;
}

/**
 * The picture itself. A mouse's click plays and pauses, its double click fills the screen; a finger's tap shows
 * and hides the controls, its double tap on a side steps. All of it has a button or key elsewhere.
 */
export function TapSurface({ shown, wake, sleep, toggleFullScreen }: TapSurfaceProps) {
  const { actions } = usePlayer();
  const last = useRef({ at: Number.NEGATIVE_INFINITY, side: 0 });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  function tap(event: PointerEvent<HTMLDivElement>) {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    const place = (event.clientX - left) / width;
    const side = place < 0.4 ? -1 : place > 0.6 ? 1 : 0;
    const double =
      event.timeStamp - last.current.at < DOUBLE_TAP_MS && side === last.current.side && side !== 0;
    last.current = { at: event.timeStamp, side };
    clearTimeout(timer.current);
    if (double) actions.step(side * STEP_SECONDS);
    // A side waits whether a second tap comes; the middle has nothing to wait for.
    else timer.current = setTimeout(shown ? sleep : wake, side === 0 ? 0 : DOUBLE_TAP_MS);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a short cut for pointers; everything has a button and a key
    <div
      className={styles.surface}
      data-surface
      onPointerUp={(event) => {
        if (event.pointerType !== 'mouse') return tap(event);
        last.current = { at: event.timeStamp, side: MOUSE };
        if (event.button === 0) actions.toggle();
      }}
      onDoubleClick={() => {
        if (last.current.side !== MOUSE) return;
        // The two clicks of a double click have played and paused: as before.
        toggleFullScreen();
      }}
    />
  );
}
