import { useRequestPasswordReset } from '@generated/api/auth/auth-mutations';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { formRefusal } from '../../api/form-refusal';
import { useChannel } from '../../api/hooks/channel';
import { Text, useText } from '../../i18n/text';
import { paths } from '../../lib/links/paths';
import { isRecord, isString } from '../../lib/parse/is';
import { Button, LinkButton } from '../../ui/button/button';
import { Form } from '../../ui/form/form';
import { FormText } from '../../ui/form/form-text';
import { SubmitButton } from '../../ui/form/submit-button';
import { useCheckedForm } from '../../ui/form/use-checked-form';
import { Link } from '../../ui/navigation/link';
import { AuthLayout } from './auth-layout';
import styles from './auth-screen.module.css';
import { Outcome } from './outcome';
import { FormRecaptcha } from './recaptcha/form-recaptcha';
import { useRecaptchaRound } from './recaptcha/use-recaptcha-round';
import { RESET_REQUEST_FIELDS, resetRequestForm } from './rules/reset-forms';

export function Component() {
  const { state } = useLocation();
  const [sent, setSent] = useState<{ email: string; minutes: number } | null>(null);
  const [email, setEmail] = useState(isRecord(state) && isString(state.email) ? state.email : '');

  return (
    <AuthLayout>
      {sent ? (
        <Outcome
          mark="mail"
          title={<Text id="auth.resetSentTitle" />}
          actions={
            <>
              <LinkButton to={paths.login} state={{ email: sent.email }}>
                <Text id="auth.backToLogIn" />
              </LinkButton>
              <Button look="secondary" onClick={() => setSent(null)}>
                <Text id="auth.sendAgain" />
              </Button>
            </>
          }
        >
          <p>
            <Text
              id="auth.resetSent"
              values={{ email: <strong>{sent.email}</strong>, minutes: sent.minutes }}
            />
          </p>
          <p>
            <Text id="auth.resetMissing" />
          </p>
        </Outcome>
      ) : (
        <RequestForm
          email={email}
          onSent={(to, minutes) => {
            setEmail(to);
            setSent({ email: to, minutes });
          }}
        />
      )}
    </AuthLayout>
  );
}

function RequestForm({ email, onSent }: { email: string; onSent(email: string, minutes: number): void }) {
  const text = useText();
  const { settings } = useChannel();
  const { mutateAsync } = useRequestPasswordReset();
  const form = useCheckedForm(resetRequestForm({ recaptcha: settings.recaptcha_site_key !== null }), {
    email,
    recaptcha_token: null,
  });
  const { round, renewOnFailure } = useRecaptchaRound(() => form.resetField('recaptcha_token'));

  return (
    <>
      <header className={styles.heading}>
        <h1>
          <Text id="auth.resetRequestTitle" />
        </h1>
        <p>
          <Text id="auth.resetRequestLead" />
        </p>
      </header>
      <Form
        form={form}
        toRefusal={(error) => formRefusal(error, RESET_REQUEST_FIELDS)}
        onSubmit={async (data) => {
          const { expires_in_minutes } = await renewOnFailure(mutateAsync({ data }));
          onSent(data.email, expires_in_minutes);
        }}
      >
        <FormText
          form={form}
          name="email"
          label={text('auth.email')}
          type="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
        <FormRecaptcha control={form.control} name="recaptcha_token" round={round} />
        <SubmitButton control={form.control}>
          <Text id="auth.sendLink" />
        </SubmitButton>
        <div className={styles.aside}>
          <Link to={paths.login}>
            <Text id="auth.backToLogIn" />
          </Link>
        </div>
      </Form>
    </>
  );
}
