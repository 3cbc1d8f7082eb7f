import { useResetPassword } from '@generated/api/auth/auth-mutations';
import type { SignedLink } from '@generated/model';
import { useState } from 'react';
import { isApiError } from '../../api/errors';
import { formRefusal } from '../../api/form-refusal';
import { Text, useText } from '../../i18n/text';
import { paths } from '../../lib/links/paths';
import { LinkButton } from '../../ui/button/button';
import { Form } from '../../ui/form/form';
import { FormPassword } from '../../ui/form/form-password';
import { SubmitButton } from '../../ui/form/submit-button';
import { TextField } from '../../ui/form/text-field';
import { useCheckedForm } from '../../ui/form/use-checked-form';
import { AuthLayout } from './auth-layout';
import styles from './auth-screen.module.css';
import { Outcome } from './outcome';
import { NEW_PASSWORD_FIELDS, newPasswordForm } from './rules/reset-forms';
import { useSignedLink } from './signed-link';

type ResetResult = 'done' | 'expired' | 'failed' | 'unknown';

const RESULT_BY_CODE: Record<string, ResetResult> = {
  reset_key_expired: 'expired',
  reset_failed: 'failed',
  user_not_found: 'unknown',
};

/** The page that a password reset e-mail links to. The viewer enters a new password twice. */
export function Component() {
  const link = useSignedLink();
  const [result, setResult] = useState<ResetResult | null>(null);
  return (
    <AuthLayout>
      {!link && <Refused mark="failed" title="auth.linkIncompleteTitle" text="auth.linkIncomplete" />}
      {link && !result && <NewPassword link={link} onResult={setResult} />}
      {link && result === 'done' && (
        <Outcome
          mark="done"
          title={<Text id="auth.resetDoneTitle" />}
          actions={
            <LinkButton to={paths.login} state={{ email: link.email }}>
              <Text id="nav.login" />
            </LinkButton>
          }
        >
          <p>
            <Text id="auth.resetDone" values={{ email: <strong>{link.email}</strong> }} />
          </p>
        </Outcome>
      )}
      {result === 'expired' && (
        <Refused
          mark="expired"
          title="auth.resetExpiredTitle"
          text="error.resetKeyExpired"
          email={link?.email}
        />
      )}
      {result === 'failed' && (
        <Refused mark="failed" title="auth.resetFailedTitle" text="error.resetFailed" email={link?.email} />
      )}
      {result === 'unknown' && (
        <Refused mark="failed" title="auth.resetFailedTitle" text="error.userNotFound" />
      )}
    </AuthLayout>
  );
}

interface RefusedProps {
  mark: 'failed' | 'expired';
  title: 'auth.linkIncompleteTitle' | 'auth.resetExpiredTitle' | 'auth.resetFailedTitle';
  text: 'auth.linkIncomplete' | 'error.resetKeyExpired' | 'error.resetFailed' | 'error.userNotFound';
  email?: string;
}

function Refused({ mark, title, text, email }: RefusedProps) {
  return (
    <Outcome
      mark={mark}
      title={<Text id={title} />}
      actions={
        <LinkButton to={paths.passwordResetRequest} state={{ email }}>
          <Text id="auth.newLink" />
        </LinkButton>
      }
    >
      <p>
        <Text id={text} />
      </p>
    </Outcome>
  );
}

function NewPassword({ link, onResult }: { link: SignedLink; onResult(end: ResetResult): void }) {
  const text = useText();
  const { mutateAsync } = useResetPassword();
  const form = useCheckedForm(newPasswordForm(), { password: '', password_confirmation: '' });

  return (
    <>
      <header className={styles.heading}>
        <h1>
          <Text id="auth.resetTitle" />
        </h1>
      </header>
      <Form
        form={form}
        toRefusal={(error) => formRefusal(error, NEW_PASSWORD_FIELDS)}
        onSubmit={async (passwords) => {
          try {
            await mutateAsync({ data: { ...link, ...passwords } });
            onResult('done');
          } catch (error) {
            const result = isApiError(error) ? RESULT_BY_CODE[error.code ?? ''] : undefined;
            if (!result) throw error;
            onResult(result);
          }
        }}
      >
        {/* Names the account of the new password for password managers. */}
        <TextField
          label={text('auth.email')}
          type="email"
          autoComplete="username"
          value={link.email}
          readOnly
        />
        <FormPassword
          form={form}
          name="password"
          comparedBy="password_confirmation"
          label={text('auth.newPassword')}
          hint={text('auth.passwordHint')}
          autoComplete="new-password"
        />
        <FormPassword
          form={form}
          name="password_confirmation"
          label={text('auth.newPasswordAgain')}
          autoComplete="new-password"
        />
        <SubmitButton control={form.control}>
          <Text id="auth.setPassword" />
        </SubmitButton>
      </Form>
    </>
  );
}
