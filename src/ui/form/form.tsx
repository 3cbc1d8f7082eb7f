import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import {
  type FieldErrors,
  type FieldValues,
  type Path,
  type UseFormReturn,
  useFormState,
} from 'react-hook-form';
import type { MessageId } from '../../i18n/message-id';
import { Text } from '../../i18n/text';
import { Notice } from '../feedback/notice';
import styles from './form.module.css';

/** Why what was sent was refused: by field, or as a whole. */
interface FormRefusal {
  fields: Record<string, MessageId>;
  form: MessageId | null;
}

interface FormProps<In extends FieldValues, Out> {
  form: UseFormReturn<In, unknown, Out>;
  /** Rejects where what was sent is refused. */
  onSubmit(values: Out): Promise<unknown>;
  /** What a rejection of onSubmit says to the viewer. */
  explain(error: unknown): FormRefusal;
  children: ReactNode;
}

/**
 * A form that is checked on blur, then on change, and sends once however often it is told to. What is
 * refused is told at its field, the rest above the children; nothing that was typed goes away.
 */
export function Form<In extends FieldValues, Out>({ form, onSubmit, explain, children }: FormProps<In, Out>) {
  const sending = useRef(false);
  const [wrong, setWrong] = useState(0);

  async function send(values: Out) {
    setWrong(0);
    try {
      await onSubmit(values);
    } catch (error) {
      const refusal = explain(error);
      // The names are the form's own: `explain` was told which fields there are.
      for (const [index, [name, message]] of Object.entries(refusal.fields).entries())
        form.setError(name as Path<In>, { type: 'server', message }, { shouldFocus: index === 0 });
      if (refusal.form) form.setError('root.server', { type: 'server', message: refusal.form });
    }
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    event.stopPropagation();
    if (sending.current) return;
    sending.current = true;
    try {
      await form.handleSubmit(send, (errors: FieldErrors<In>) => setWrong(Object.keys(errors).length))(event);
    } finally {
      sending.current = false;
    }
  }

  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <Refusal form={form} wrong={wrong} />
      {children}
    </form>
  );
}

function Refusal<In extends FieldValues, Out>({
  form,
  wrong,
}: {
  form: UseFormReturn<In, unknown, Out>;
  wrong: number;
}) {
  const { errors, submitCount } = useFormState({ control: form.control });
  const place = useRef<HTMLDivElement>(null);
  const refused = errors.root?.server?.message;
  const stillWrong = wrong > 1 ? Object.keys(errors).filter((name) => name !== 'root').length : 0;
  const shown = Boolean(refused) || stillWrong > 0;

  useEffect(() => {
    if (shown && submitCount > 0) place.current?.scrollIntoView({ block: 'nearest' });
  }, [shown, submitCount]);

  return (
    <div ref={place} role="alert" className={styles.refusal}>
      {refused && (
        <Notice type="error">
          {/* Set from a FormRefusal alone, whose texts are names of ours. */}
          <Text id={refused as MessageId} />
        </Notice>
      )}
      {!refused && stillWrong > 0 && (
        <Notice type="error">
          <Text id="form.check" values={{ count: stillWrong }} />
        </Notice>
      )}
    </div>
  );
}
