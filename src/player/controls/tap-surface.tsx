import { type PointerEvent, useEffect, useRef } from 'react';
import { usePlayer } from '../session/player-context';
import styles from '../video-player.module.css';

/** Two taps within this time are one double tap. */
const DOUBLE_TAP_MS = 280;
const STEP_SECONDS = 10;
/** The value of `side` after a mouse click; taps use -1 (left), 0 (middle) and 1 (right). */
const MOUSE = 2;

interface TapSurfaceProps {
  shown: boolean;
  showControls(): void;
  hideControls(): void;
  toggleFullScreen(): void;
}

/**
 * The area over the video that reacts to clicks and taps. A mouse click toggles playback, a double click
 * toggles full screen; a tap toggles the controls, a double tap on a side seeks. Each of these actions also
 * has a button or a key.
 */
export function TapSurface({ shown, showControls, hideControls, toggleFullScreen }: TapSurfaceProps) {
  const { actions } = usePlayer();
  const last = useRef({ at: Number.NEGATIVE_INFINITY, side: 0 });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  function tap(event: PointerEvent<HTMLDivElement>) {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    const position = (event.clientX - left) / width;
    const side = position < 0.4 ? -1 : position > 0.6 ? 1 : 0;
    const double =
      event.timeStamp - last.current.at < DOUBLE_TAP_MS && side === last.current.side && side !== 0;
    last.current = { at: event.timeStamp, side };
    clearTimeout(timer.current);
    if (double) actions.step(side * STEP_SECONDS);
    // A tap on a side waits for a possible second tap. The middle has no double tap, so a tap there acts at
    // once.
    else timer.current = setTimeout(shown ? hideControls : showControls, side === 0 ? 0 : DOUBLE_TAP_MS);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: taps are a short cut: each action has a button and a key.
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
        // The two clicks of a double click have toggled playback twice, so the video plays or is paused as
        // before.
        toggleFullScreen();
      }}
    />
  );
}
