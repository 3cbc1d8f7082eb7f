import { Text } from '../../../i18n/text';
import { Button } from '../../../ui/button/button';
import styles from './clip-tutorial.module.css';

const STEPS = [
  ['clips.step1', 'clips.step1Body'],
  ['clips.step2', 'clips.step2Body'],
  ['clips.step3', 'clips.step3Body'],
  ['clips.step4', 'clips.step4Body'],
  ['clips.step5', 'clips.step5Body'],
  ['clips.step6', 'clips.step6Body'],
  ['clips.step7', 'clips.step7Body'],
  ['clips.step8', 'clips.step8Body'],
] as const;

interface ClipTutorialProps {
  /** The step, counted from 0. */
  step: number;
  onStep(step: number): void;
  onClose(): void;
}

/** Explains the clip editor step by step, and highlights the part that each step explains. */
export function ClipTutorial({ step, onStep, onClose }: ClipTutorialProps) {
  const [title, body] = STEPS[step] ?? STEPS[0];
  const last = step === STEPS.length - 1;
  return (
    <div className={styles.tutorial}>
      <div role="status" className={styles.words}>
        <p className={styles.count}>
          <Text id="clips.step" values={{ step: step + 1, steps: STEPS.length }} />
        </p>
        <h3>
          <Text id={title} />
        </h3>
        <p>
          <Text id={body} />
        </p>
      </div>
      <div className={styles.actions}>
        {!last && (
          <Button look="quiet" size="small" onClick={onClose}>
            <Text id="clips.skip" />
          </Button>
        )}
        {step > 0 && (
          <Button look="secondary" size="small" onClick={() => onStep(step - 1)}>
            <Text id="clips.back" />
          </Button>
        )}
        <Button size="small" onClick={() => (last ? onClose() : onStep(step + 1))}>
          <Text id={last ? 'clips.begin' : 'clips.next'} />
        </Button>
      </div>
    </div>
  );
}
