import type { Event } from '@generated/model';
import { type FormEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useChannel } from '../../../api/hooks/channel';
import { useViewer } from '../../../api/hooks/viewer';
import { tutorialSeen } from '../../../browser/memory/tutorial-seen';
import { useDraft } from '../../../components/form-draft/use-draft';
import { Text, useText } from '../../../i18n/text';
import type { PlayerHandle } from '../../../player/types';
import { Button } from '../../../ui/button/button';
import { Notice } from '../../../ui/feedback/notice';
import { HelpIcon } from '../../../ui/icons/action-icons';
import { CloseIcon } from '../../../ui/icons/icons';
import { ClipDetails } from './clip-details';
import { parseClipDraft } from './clip-draft';
import { ClipMade } from './clip-made';
import styles from './clip-panel.module.css';
import { rangeBefore } from './clip-range';
import { ClipTimes } from './clip-times';
import { ClipTutorial } from './clip-tutorial';
import { focusTool } from './focus-tool';
import { offeredTags } from './offered-tags';
import { useClipDraft } from './use-clip-draft';
import { useCreateClip } from './use-create-clip';
import { usePlayback } from './use-playback';

export interface ClipPanelProps {
  event: Event;
  recording: { mediumId: number; duration: number | null };
  player: PlayerHandle;
  onClose(): void;
}

/** The clip editor. It waits until the duration of the recording is known. */
export function ClipPanel(props: ClipPanelProps) {
  const [round, setRound] = useState(0);
  const known = usePlayback(props.player, ({ duration, preroll }) => (preroll ? null : duration));
  const duration = props.recording.duration ?? known;
  if (duration === null)
    return (
      <p role="status" className={styles.waits}>
        <Text id="state.loading" />
      </p>
    );
  return <Tool key={round} {...props} duration={duration} onAgain={() => setRound(round + 1)} />;
}

function Tool({
  event,
  recording,
  player,
  duration,
  onClose,
  onAgain,
}: ClipPanelProps & { duration: number; onAgain(): void }) {
  const text = useText();
  const form = useRef<HTMLFormElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const [first] = useState(() => {
    const { preroll, time } = player.playback.get();
    return rangeBefore(preroll ? 0 : time, duration);
  });
  const draft = useClipDraft(duration, first);
  const { made, refusal, create, isPending } = useCreateClip(event.id, recording.mediumId, draft);
  const offered = offeredTags(event.participants, useChannel().settings.clip_tags);
  useDraft(`clip-${event.id}`, useViewer()?.id ?? null, {
    restore(values) {
      const stored = parseClipDraft(values, { duration, offered });
      if (stored) draft.restore(stored);
      return stored !== null;
    },
    changed: () => (made ? {} : draft.changes()),
  });
  const [step, setStep] = useState<number | null>(() => (tutorialSeen.read('clips') ? null : 0));

  // The tutorial opens automatically only once. Afterwards a button opens it.
  useEffect(() => tutorialSeen.markSeen('clips'), []);
  // Uses a layout effect, because a later focus change would interrupt the viewer.
  useLayoutEffect(() => focusTool(heading.current), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt leads to what is wrong
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [draft.tried]);

  if (made) return <ClipMade clip={made} onAgain={onAgain} onClose={onClose} />;
  function submit(submitted: FormEvent) {
    submitted.preventDefault();
    create();
  }
  return (
    <section className={styles.tool} aria-label={text('clips.make')} data-step={step ?? undefined}>
      <header className={styles.heading}>
        <h2 ref={heading} tabIndex={-1}>
          <Text id="clips.make" />
        </h2>
        {step === null && (
          <div className={styles.help}>
            <Button look="quiet" size="small" aria-label={text('clips.how')} onClick={() => setStep(0)}>
              <HelpIcon />
              <span>
                <Text id="clips.how" />
              </span>
            </Button>
          </div>
        )}
        <button type="button" className={styles.close} aria-label={text('clips.close')} onClick={onClose}>
          <CloseIcon />
        </button>
      </header>
      {step !== null && (
        <ClipTutorial
          step={step}
          onStep={setStep}
          onClose={() => {
            setStep(null);
            heading.current?.focus({ preventScroll: true });
          }}
        />
      )}
      <form ref={form} noValidate className={styles.form} onSubmit={submit}>
        <ClipTimes draft={draft} duration={duration} player={player} />
        <div className={styles.about}>
          {refusal && (
            <Notice type="error" role="alert">
              <Text id={refusal} />
            </Notice>
          )}
          <ClipDetails draft={draft} offered={offered} />
          <div data-part="create">
            <Button type="submit" size="large" wide busy={isPending}>
              <Text id="clips.ask" />
            </Button>
          </div>
        </div>
      </form>
    </section>
  );
}
