import { useState } from 'react';
import { type ClipDraft, type DraftProblems, draftProblems, isWhole } from './clip-draft';
import { type ClipRange, FRAME_SECONDS, moveEnd } from './clip-range';

/** The state of the clip form: the draft and the problems to show. */
export function useClipDraft(duration: number, first: ClipRange) {
  const [range, setRange] = useState<ClipDraft['range']>(first);
  const [name, setName] = useState('');
  const [tags, setTags] = useState<readonly string[]>([]);
  const [tried, setTried] = useState(0);
  const [refused, setRefused] = useState<DraftProblems>({});
  const draft = { name, tags, range };
  const found = draftProblems(draft, duration);
  const { start, end } = found;
  // Times are validated on every change. The name and the tags are validated after the
  // first attempt to create the clip.
  const problems = tried > 0 ? { ...refused, ...found } : { start, end, range: found.range };

  function changed<Value>(set: (value: Value) => void) {
    return (value: Value) => {
      setRefused({});
      set(value);
    };
  }
  const setTimes = changed(setRange);

  /** Moves an end of the clip within its limits and returns its new time. */
  function move(which: keyof ClipRange, to: number): number {
    const whole = isWhole(range) ? range : { start: range.start ?? 0, end: range.end ?? duration };
    const next = moveEnd(whole, which, to, duration);
    setTimes(next);
    return next[which];
  }

  return {
    draft,
    problems,
    /** The number of attempts. Each attempt moves the focus to the first problem. */
    tried,
    isReady: Object.keys(found).length === 0,
    attempt: () => setTried((count) => count + 1),
    refuse: setRefused,
    /** The values that the viewer typed or chose, in the form in which a draft is stored. */
    changes: () => ({
      ...(name && { name }),
      ...(tags.length > 0 && { tags }),
      ...(range !== first && isWhole(range) && range),
    }),
    restore(stored: Partial<ClipDraft>) {
      setName(stored.name ?? name);
      setTags(stored.tags ?? tags);
      setRange(stored.range ?? range);
    },
    setName: changed(setName),
    setTags: changed(setTags),
    /** Sets a typed time, or null if the typed time is invalid. */
    type: (which: keyof ClipRange, time: number | null) => setTimes({ ...range, [which]: time }),
    move,
    step: (which: keyof ClipRange, frames: number): number =>
      move(which, (range[which] ?? 0) + frames * FRAME_SECONDS),
  };
}

export type Draft = ReturnType<typeof useClipDraft>;
