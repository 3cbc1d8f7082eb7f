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

/** The reasons why the server rejected a form: one for each field, or one for the whole form. */
interface FormRefusal {
  fields: Record<string, MessageId>;
  form: MessageId | null;
}

interface FormProps<In extends FieldValues, Out> {
  form: UseFormReturn<In, unknown, Out>;
  /** Sends the values. Rejects if the server refuses them. */
  onSubmit(values: Out): Promise<unknown>;
  /** Converts a rejection of `onSubmit` to error messages. */
  toRefusal(error: unknown): FormRefusal;
  children: ReactNode;
}

/**
 * Validates a field on blur, and then on each change. Ignores repeated submits while one is running.
 * Server errors are shown at their field or above the children. The typed values are never reset.
 */
export function Form<In extends FieldValues, Out>({
  form,
  onSubmit,
  toRefusal,
  children,
}: FormProps<In, Out>) {
  const isSubmitting = useRef(false);
  const [errorCount, setErrorCount] = useState(0);

  async function submitValues(values: Out) {
    setErrorCount(0);
    try {
      await onSubmit(values);
    } catch (error) {
      const refusal = toRefusal(error);
      // The cast is safe, because `toRefusal` returns only field names of this form.
      for (const [index, [name, message]] of Object.entries(refusal.fields).entries())
        form.setError(name as Path<In>, { type: 'server', message }, { shouldFocus: index === 0 });
      if (refusal.form) form.setError('root.server', { type: 'server', message: refusal.form });
    }
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    event.stopPropagation();
    if (isSubmitting.current) return;
    isSubmitting.current = true;
    try {
      await form.handleSubmit(submitValues, (errors: FieldErrors<In>) =>
        setErrorCount(Object.keys(errors).length),
      )(event);
    } finally {
      isSubmitting.current = false;
    }
  }

  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <FormErrors form={form} errorCount={errorCount} />
      {children}
    </form>
  );
}

function FormErrors<In extends FieldValues, Out>({
  form,
  errorCount,
}: {
  form: UseFormReturn<In, unknown, Out>;
  errorCount: number;
}) {
  const { errors, submitCount } = useFormState({ control: form.control });
  const ref = useRef<HTMLDivElement>(null);
  const serverError = errors.root?.server?.message;
  const remaining = errorCount > 1 ? Object.keys(errors).filter((name) => name !== 'root').length : 0;
  const shown = Boolean(serverError) || remaining > 0;

  useEffect(() => {
    if (shown && submitCount > 0) ref.current?.scrollIntoView({ block: 'nearest' });
  }, [shown, submitCount]);

  return (
    <div ref={ref} role="alert" className={styles.refusal}>
      {serverError && (
        <Notice type="error">
          {/* The cast is safe, because a FormRefusal contains only message ids. */}
          <Text id={serverError as MessageId} />
        </Notice>
      )}
      {!serverError && remaining > 0 && (
        <Notice type="error">
          <Text id="form.check" values={{ count: remaining }} />
        </Notice>
      )}
    </div>
  );
}
