import { type PointerEvent, Suspense, useState } from 'react';
import { useText } from '../../../i18n/text';
import { clockText } from '../../../lib/text/clock-text';
import { useEngineState, usePlayer } from '../../session/player-context';
import type { Moment } from '../../types';
import { SeekPreview } from '../lazy-parts';
import styles from './seek-bar.module.css';

const asPercent = (part: number) => `${Math.min(100, Math.max(0, part * 100))}%`;

interface SeekBarProps {
  live: boolean;
  behind: number;
  moments: readonly Moment[];
}

/**
 * Shows the playback position and the buffered part, and lets the viewer seek. A drag seeks only when it is
 * released.
 */
export function SeekBar({ live, behind, moments }: SeekBarProps) {
  const text = useText();
  const { actions, engine } = usePlayer();
  const time = useEngineState((state) => state.time);
  const start = useEngineState((state) => state.seekStart);
  const end = useEngineState((state) => (live ? state.seekEnd : (state.duration ?? state.seekEnd)));
  const bufferedEnd = useEngineState((state) => state.bufferedEnd);
  const [dragged, setDragged] = useState<number | null>(null);
  const [hovered, setHovered] = useState<number | null>(null);

  const length = Math.max(0.1, end - start);
  const shown = dragged ?? (live && behind === 0 ? end : time);
  const part = (value: number) => (value - start) / length;
  const previewedTime = dragged ?? hovered;
  const timeLabel = (value: number) => (live ? `−${clockText(end - value)}` : clockText(value));

  function hover(event: PointerEvent<HTMLDivElement>) {
    if (event.pointerType === 'touch') return;
    const { left, width } = event.currentTarget.getBoundingClientRect();
    setHovered(start + length * Math.min(1, Math.max(0, (event.clientX - left) / width)));
  }

  function seekOnRelease() {
    if (dragged !== null) actions.seek(dragged);
    setDragged(null);
  }

  const valueText = live
    ? behind === 0
      ? text('player.seekLive')
      : text('player.behindLive', { time: clockText(behind) })
    : text('player.seekValue', { time: clockText(shown), duration: clockText(Math.round(end)) });

  return (
    <div
      className={styles.bar}
      onPointerMove={hover}
      onPointerLeave={() => setHovered(null)}
      style={{
        '--played': asPercent(part(shown)),
        '--buffered': asPercent(part(Math.max(shown, bufferedEnd))),
        '--hovered': asPercent(part(previewedTime ?? start)),
      }}
      data-live={live || undefined}
    >
      <div className={styles.track}>
        <div className={styles.buffered} />
        {previewedTime !== null && <div className={styles.hovered} />}
        <div className={styles.played} />
      </div>
      {moments.map(({ id, time: at }) => (
        <div key={id} className={styles.moment} style={{ '--at': asPercent(part(at)) }} data-moment />
      ))}
      <div className={styles.thumb} />
      {previewedTime !== null && (
        <Suspense>
          <SeekPreview
            text={timeLabel(previewedTime)}
            moments={moments}
            time={previewedTime}
            length={length}
            thumbnail={live ? null : engine.thumbnailAt(previewedTime)}
          />
        </Suspense>
      )}
      <input
        type="range"
        data-bar="seek"
        aria-label={text('player.seek')}
        aria-valuetext={valueText}
        min={start}
        max={start + length}
        step="0.1"
        value={shown}
        onChange={(event) => setDragged(Number(event.target.value))}
        onPointerUp={seekOnRelease}
        onPointerCancel={() => setDragged(null)}
        onKeyUp={seekOnRelease}
        onBlur={seekOnRelease}
      />
    </div>
  );
}
