import { useEffect, useRef, useState } from 'react';
import { Text } from '../../../i18n/text';
import type { PlayerHandle } from '../../../player/types';
import { Button } from '../../../ui/button/button';
import { FieldError } from '../../../ui/form/field-error';
import { PauseIcon, PlayIcon } from '../../../ui/icons/action-icons';
import { isWhole } from './clip-draft';
import type { ClipRange } from './clip-range';
import { ClipTime } from './clip-time';
import { formatClipTime } from './clip-time-text';
import { ClipTimeline } from './clip-timeline';
import styles from './clip-times.module.css';
import type { Draft } from './use-clip-draft';
import { usePlayback } from './use-playback';

const SHOW_MS = 120;

interface ClipTimesProps {
  draft: Draft;
  duration: number;
  player: PlayerHandle;
}

/** Edits the start and the end of a clip by dragging, typing or frame steps, with a preview. */
export function ClipTimes({ draft, duration, player }: ClipTimesProps) {
  const { range } = draft.draft;
  const { problems } = draft;
  const [previewing, setPreviewing] = useState(false);
  const { seekSoon, cancelSeek } = usePreviewSeek(player);
  // During a preroll, the player's position is not the position in the video.
  const preroll = usePlayback(player, (state) => state.preroll);
  const isValid = isWhole(range) && !problems.range;
  const { start, end } = range;

  useEffect(() => {
    player.loop(previewing && start !== null && end !== null ? { start, end } : null);
    return () => player.loop(null);
  }, [player, previewing, start, end]);

  function preview() {
    // Cancels a pending preview of an earlier time.
    cancelSeek();
    if (previewing) player.pause();
    else {
      if (start !== null) player.seek(start);
      player.play();
    }
    setPreviewing(!previewing);
  }

  function showEdited(to: number) {
    setPreviewing(false);
    seekSoon(to);
  }

  const currentTime = () => player.playback.get().time;
  const time = (which: keyof ClipRange) => (
    <ClipTime
      which={which}
      value={range[which]}
      error={problems[which]}
      invalid={problems.range !== undefined}
      onType={(typed) => {
        draft.type(which, typed);
        if (typed !== null && typed <= duration) showEdited(typed);
      }}
      onStep={(frames) => showEdited(draft.step(which, frames))}
      mayTake={!preroll}
      onHere={() => {
        setPreviewing(false);
        draft.move(which, currentTime());
      }}
    />
  );

  return (
    <div className={styles.times}>
      <ClipTimeline
        range={{ start: start ?? 0, end: end ?? duration }}
        duration={duration}
        player={player}
        onMove={(which, to) => showEdited(draft.move(which, to))}
        onStep={(which, frames) => showEdited(draft.step(which, frames))}
      />
      <div className={styles.row} data-part="times">
        {time('start')}
        {time('end')}
        <div className={styles.look} data-part="preview">
          <p className={styles.length}>
            {isValid && <Text id="clips.length" values={{ time: formatClipTime(range.end - range.start) }} />}
          </p>
          <Button look="secondary" onClick={preview} disabled={!isValid || preroll}>
            {previewing ? <PauseIcon /> : <PlayIcon />}
            <Text id={previewing ? 'clips.previewStop' : 'clips.preview'} />
          </Button>
        </div>
      </div>
      <FieldError id="clip-range-error" error={problems.range} />
    </div>
  );
}

/** Seeks to a time as a preview. Debounced, because a dragged handle changes the time often. */
function usePreviewSeek(player: PlayerHandle): { seekSoon(time: number): void; cancelSeek(): void } {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const cancelSeek = () => clearTimeout(timer.current);
  return {
    cancelSeek,
    seekSoon(time) {
      cancelSeek();
      timer.current = setTimeout(() => {
        if (player.playback.get().preroll) return;
        player.pause();
        player.seek(time);
      }, SHOW_MS);
    },
  };
}
