import { type KeyboardEvent, useState } from 'react';
import { Text, useText } from '../../../i18n/text';
import { Field } from '../../../ui/form/field';
import input from '../../../ui/form/input.module.css';
import { ChevronLeftIcon, ChevronRightIcon } from '../../../ui/icons/icons';
import { formatClipTime, parseClipTime } from './clip-time-text';
import styles from './clip-times.module.css';
import { framesOf } from './frames-of';

interface ClipTimeProps {
  which: 'start' | 'end';
  value: number | null;
  error?: string;
  /** Whether the combination of start and end is invalid. */
  invalid: boolean;
  onType(seconds: number | null): void;
  onStep(frames: number): void;
  /** Whether the video's position can be used as a time. It cannot during a preroll. */
  mayTake: boolean;
  onHere(): void;
}

/** A time field for one end of the clip, with buttons that step by frames or use the video's position. */
export function ClipTime({ which, value, error, invalid, onType, onStep, mayTake, onHere }: ClipTimeProps) {
  const text = useText();
  const label = text(which === 'start' ? 'clips.start' : 'clips.end');
  const [typed, setTyped] = useState<string | null>(null);

  // Shows the typed text as long as it equals the time. Dragging and steps change the time too.
  const kept = typed !== null && parseClipTime(typed) === value;
  const shown = kept ? typed : value === null ? '' : formatClipTime(value);

  function press(event: KeyboardEvent) {
    const frames = event.key === 'ArrowLeft' || event.key === 'ArrowRight' ? null : framesOf(event);
    if (frames === null) return;
    event.preventDefault();
    setTyped(null);
    onStep(frames);
  }

  return (
    <Field label={label} error={error}>
      {(inputProps) => (
        <div className={styles.time}>
          <button
            type="button"
            className={styles.step}
            aria-label={text('clips.frameBack', { which: label })}
            onClick={() => onStep(-1)}
          >
            <ChevronLeftIcon />
          </button>
          <input
            {...inputProps}
            aria-invalid={inputProps['aria-invalid'] || invalid || undefined}
            aria-describedby={[inputProps['aria-describedby'], invalid && 'clip-range-error']
              .filter(Boolean)
              .join(' ')}
            className={input.input}
            inputMode="decimal"
            autoComplete="off"
            spellCheck={false}
            value={shown}
            onChange={({ target }) => {
              setTyped(target.value);
              onType(parseClipTime(target.value));
            }}
            onBlur={() => {
              if (value !== null) setTyped(null);
            }}
            onKeyDown={press}
          />
          <button
            type="button"
            className={styles.step}
            aria-label={text('clips.frameOn', { which: label })}
            onClick={() => onStep(1)}
          >
            <ChevronRightIcon />
          </button>
          <button
            type="button"
            className={styles.here}
            aria-label={text('clips.hereLabel', { which: label })}
            disabled={!mayTake}
            onClick={onHere}
          >
            <Text id="clips.here" />
          </button>
        </div>
      )}
    </Field>
  );
}
