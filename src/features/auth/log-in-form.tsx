import { useLogIn } from '@generated/api/auth/auth-mutations';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { formRefusal } from '../../api/form-refusal';
import { useChannel } from '../../api/hooks/channel';
import { setViewer } from '../../api/session/viewer-changes';
import { Text, useText } from '../../i18n/text';
import { paths } from '../../lib/links/paths';
import { Form } from '../../ui/form/form';
import { FormPassword } from '../../ui/form/form-password';
import { FormText } from '../../ui/form/form-text';
import { SubmitButton } from '../../ui/form/submit-button';
import { useCheckedForm } from '../../ui/form/use-checked-form';
import { Link } from '../../ui/navigation/link';
import styles from './auth-screen.module.css';
import { FormRecaptcha } from './recaptcha/form-recaptcha';
import { useRecaptchaRound } from './recaptcha/use-recaptcha-round';
import { LOG_IN_FIELDS, logInForm } from './rules/log-in-form';
import { useAlreadyLoggedIn } from './use-already-logged-in';

interface ModeProps {
  email: string;
  /** Lifts the typed e-mail address, so that it survives a switch between log-in and registration. */
  onEmail(email: string): void;
}

export function LogInForm({ email, onEmail }: ModeProps) {
  const text = useText();
  const { settings } = useChannel();
  const queryClient = useQueryClient();
  const recoverIfLoggedIn = useAlreadyLoggedIn();
  const { mutateAsync } = useLogIn();
  const form = useCheckedForm(logInForm({ recaptcha: settings.recaptcha_site_key !== null }), {
    login: email,
    password: '',
    recaptcha_token: null,
  });
  const { round, renewOnFailure } = useRecaptchaRound(() => form.resetField('recaptcha_token'));

  useEffect(
    () =>
      form.subscribe({
        name: 'login',
        formState: { values: true },
        callback: ({ values }) => onEmail(values.login),
      }),
    [form, onEmail],
  );

  return (
    <Form
      form={form}
      toRefusal={(error) => formRefusal(error, LOG_IN_FIELDS)}
      onSubmit={async (data) => {
        const { user } = await recoverIfLoggedIn(renewOnFailure(mutateAsync({ data })));
        setViewer(queryClient, user, 'logIn');
      }}
    >
      <FormText
        form={form}
        name="login"
        label={text('auth.email')}
        type="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <FormPassword
        form={form}
        name="password"
        label={text('auth.password')}
        autoComplete="current-password"
      />
      <FormRecaptcha control={form.control} name="recaptcha_token" round={round} />
      <SubmitButton control={form.control}>
        <Text id="nav.login" />
      </SubmitButton>
      <div className={styles.aside}>
        <Link to={paths.passwordResetRequest} state={{ email }}>
          <Text id="auth.forgot" />
        </Link>
      </div>
    </Form>
  );
}
