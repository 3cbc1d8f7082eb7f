import { useId } from 'react';
import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form';
import { useChannel } from '../../../api/hooks/channel';
import { Text } from '../../../i18n/text';
import { FieldError } from '../../../ui/form/field-error';
import styles from './form-recaptcha.module.css';
import { RecaptchaBox } from './recaptcha-box';

interface FormRecaptchaProps<In extends FieldValues, Out> {
  control: Control<In, unknown, Out>;
  name: FieldPath<In>;
  round: number;
}

/** The reCAPTCHA field of a form. Renders nothing if the channel uses no reCAPTCHA. */
export function FormRecaptcha<In extends FieldValues, Out>({
  control,
  name,
  round,
}: FormRecaptchaProps<In, Out>) {
  const { settings } = useChannel();
  const { field, fieldState } = useController({ control, name });
  const id = useId();
  if (!settings.recaptcha_site_key) return null;
  const error = fieldState.error?.message;

  return (
    <fieldset
      ref={field.ref}
      tabIndex={-1}
      className={styles.field}
      aria-describedby={error ? id : undefined}
    >
      <legend className={styles.legend}>
        <Text id="auth.recaptcha" />
      </legend>
      <RecaptchaBox siteKey={settings.recaptcha_site_key} round={round} onToken={field.onChange} />
      <FieldError id={id} error={error} />
    </fieldset>
  );
}
