import { useRegister } from '@generated/api/auth/auth-mutations';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { formRefusal } from '../../api/form-refusal';
import { useChannel } from '../../api/hooks/channel';
import { setViewer } from '../../api/session/viewer-changes';
import { Text, useText } from '../../i18n/text';
import { FieldPair } from '../../ui/form/field-pair';
import { Form } from '../../ui/form/form';
import { FormCheckbox } from '../../ui/form/form-checkbox';
import { FormPassword } from '../../ui/form/form-password';
import { FormText } from '../../ui/form/form-text';
import { SubmitButton } from '../../ui/form/submit-button';
import { useCheckedForm } from '../../ui/form/use-checked-form';
import styles from './auth-screen.module.css';
import { FormRecaptcha } from './recaptcha/form-recaptcha';
import { useRecaptchaRound } from './recaptcha/use-recaptcha-round';
import { REGISTRATION_FIELDS, registrationForm } from './rules/registration-form';
import { TermsLabel } from './terms-label';
import { useAlreadyLoggedIn } from './use-already-logged-in';

interface ModeProps {
  email: string;
  onEmail(email: string): void;
}

export function RegistrationForm({ email, onEmail }: ModeProps) {
  const text = useText();
  const { settings } = useChannel();
  const queryClient = useQueryClient();
  const recoverIfLoggedIn = useAlreadyLoggedIn();
  const { mutateAsync } = useRegister();
  const form = useCheckedForm(registrationForm({ recaptcha: settings.recaptcha_site_key !== null }), {
    first_name: '',
    last_name: '',
    email,
    phone: '',
    password: '',
    password_confirmation: '',
    newsletter: false,
    terms: false,
    recaptcha_token: null,
  });
  const { round, renewOnFailure } = useRecaptchaRound(() => form.resetField('recaptcha_token'));

  useEffect(
    () =>
      form.subscribe({
        name: 'email',
        formState: { values: true },
        callback: ({ values }) => onEmail(values.email),
      }),
    [form, onEmail],
  );

  return (
    <Form
      form={form}
      toRefusal={(error) => formRefusal(error, REGISTRATION_FIELDS)}
      onSubmit={async (data) => {
        const { user } = await recoverIfLoggedIn(renewOnFailure(mutateAsync({ data })));
        setViewer(queryClient, user, 'register');
      }}
    >
      <FieldPair>
        <FormText form={form} name="first_name" label={text('auth.firstName')} autoComplete="given-name" />
        <FormText form={form} name="last_name" label={text('auth.lastName')} autoComplete="family-name" />
      </FieldPair>
      <FormText
        form={form}
        name="email"
        label={text('auth.email')}
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
      />
      <FormText form={form} name="phone" label={text('auth.phone')} type="tel" autoComplete="tel" optional />
      <FormPassword
        form={form}
        name="password"
        comparedBy="password_confirmation"
        label={text('auth.password')}
        hint={text('auth.passwordHint')}
        autoComplete="new-password"
      />
      <FormPassword
        form={form}
        name="password_confirmation"
        label={text('auth.passwordAgain')}
        autoComplete="new-password"
      />
      <div className={styles.boxes}>
        <FormCheckbox form={form} name="newsletter" label={text('auth.newsletter')} />
        <FormCheckbox form={form} name="terms" label={<TermsLabel />} />
      </div>
      <FormRecaptcha control={form.control} name="recaptcha_token" round={round} />
      <SubmitButton control={form.control}>
        <Text id="auth.register" />
      </SubmitButton>
    </Form>
  );
}
