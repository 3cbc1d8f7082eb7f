import { type KeyboardEvent, type PointerEvent, useState } from 'react';
import { useText } from '../../../i18n/text';
import { clockText } from '../../../lib/text/clock-text';
import type { PlayerHandle } from '../../../player/types';
import { type ClipRange, timelineWindow } from './clip-range';
import { ClipThumbnails } from './clip-thumbnails';
import { formatClipTime } from './clip-time-text';
import styles from './clip-timeline.module.css';
import { framesOf } from './frames-of';
import { usePlayback } from './use-playback';

const ENDS = ['start', 'end'] as const;

interface ClipTimelineProps {
  range: ClipRange;
  duration: number;
  player: PlayerHandle;
  onMove(which: keyof ClipRange, to: number): void;
  onStep(which: keyof ClipRange, frames: number): void;
}

/** The timeline with two handles for the ends of the clip, and a marker for the video's position. */
export function ClipTimeline({ range, duration, player, onMove, onStep }: ClipTimelineProps) {
  const text = useText();
  const [dragging, setDragging] = useState(false);
  const [shown, setShown] = useState(() => timelineWindow(range, duration));
  // The window does not move while a handle is being dragged.
  const wanted = dragging ? shown : timelineWindow(range, duration, shown);
  if (wanted !== shown) setShown(wanted);
  /** The time is negative during a preroll, because the video has no position yet. */
  const time = usePlayback(player, (state) => (state.preroll ? -1 : state.time));
  const size = wanted.end - wanted.start;
  const percent = (at: number) => `${Math.min(100, Math.max(0, ((at - wanted.start) / size) * 100))}%`;

  function go(event: PointerEvent<HTMLDivElement>) {
    if (time < 0) return;
    const { left, width } = event.currentTarget.getBoundingClientRect();
    player.seek(wanted.start + (size * (event.clientX - left)) / width);
  }

  function press(which: keyof ClipRange, event: KeyboardEvent) {
    const frames = framesOf(event);
    if (frames === null) return;
    event.preventDefault();
    onStep(which, frames);
  }

  return (
    <fieldset className={styles.timeline} data-part="timeline" aria-label={text('clips.timeline')}>
      <div className={styles.track}>
        <div className={styles.film} onPointerDown={go}>
          <ClipThumbnails player={player} from={wanted.start} to={wanted.end} />
          <div className={styles.shade} style={{ left: 0, width: percent(range.start) }} />
          <div className={styles.shade} style={{ left: percent(range.end), right: 0 }} />
          <div
            className={styles.clip}
            style={{
              left: percent(range.start),
              width: `calc(${percent(range.end)} - ${percent(range.start)})`,
            }}
          />
          {time >= wanted.start && time <= wanted.end && (
            <div className={styles.playhead} data-changing style={{ left: percent(time) }} />
          )}
        </div>
        {ENDS.map((which) => (
          <input
            key={which}
            type="range"
            className={styles.handle}
            data-end={which}
            aria-label={text('clips.handle', {
              which: text(which === 'start' ? 'clips.start' : 'clips.end'),
            })}
            aria-valuetext={formatClipTime(range[which])}
            title={text('clips.handleHint')}
            min={wanted.start}
            max={wanted.end}
            step="any"
            value={range[which]}
            onChange={({ target }) => onMove(which, Number(target.value))}
            onKeyDown={(event) => press(which, event)}
            onPointerDown={() => setDragging(true)}
            onPointerUp={() => setDragging(false)}
            onPointerCancel={() => setDragging(false)}
          />
        ))}
      </div>
      <div className={styles.scale} aria-hidden="true">
        {[0, 0.25, 0.5, 0.75, 1].map((part) => (
          <span key={part}>{clockText(wanted.start + size * part)}</span>
        ))}
      </div>
    </fieldset>
  );
}
