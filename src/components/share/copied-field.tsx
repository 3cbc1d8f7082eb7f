import { useId, useRef, useState } from 'react';
import type { MessageId } from '../../i18n/message-id';
import { Text, useText } from '../../i18n/text';
import { Button } from '../../ui/button/button';
import styles from './copied-field.module.css';

/** A read-only text field with a button that copies its text. */
export function CopiedField({ label, value }: { label: MessageId; value: string }) {
  const text = useText();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [outcome, setOutcome] = useState<'share.copied' | 'share.copyFailed' | null>(null);

  async function copy() {
    try {
      await navigator.clipboard.writeText(value);
      setOutcome('share.copied');
    } catch {
      field.current?.select();
      setOutcome('share.copyFailed');
    }
  }

  return (
    <div className={styles.copied}>
      <label htmlFor={id}>
        <Text id={label} />
      </label>
      <div className={styles.value}>
        <input ref={field} id={id} readOnly value={value} onFocus={(event) => event.target.select()} />
        <Button
          onClick={copy}
          aria-label={text('text.labelled', { label: text('share.copy'), value: text(label) })}
        >
          <Text id={outcome === 'share.copied' ? 'share.copied' : 'share.copy'} />
        </Button>
      </div>
      <p role="status" className={styles.outcome} data-quiet={outcome !== 'share.copyFailed'}>
        {outcome && <Text id={outcome} />}
      </p>
    </div>
  );
}
