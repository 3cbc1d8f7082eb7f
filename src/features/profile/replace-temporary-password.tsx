import { useUpdateProfile } from '@generated/api/profile/profile-mutations';
import type { User } from '@generated/model';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { formRefusal } from '../../api/form-refusal';
import { useLogOut } from '../../api/hooks/log-out';
import { setViewer } from '../../api/session/viewer-changes';
import { lastPage } from '../../browser/memory/last-page';
import { Text, useText } from '../../i18n/text';
import { Button } from '../../ui/button/button';
import { Notice } from '../../ui/feedback/notice';
import { Form } from '../../ui/form/form';
import { FormPassword } from '../../ui/form/form-password';
import { SubmitButton } from '../../ui/form/submit-button';
import { TextField } from '../../ui/form/text-field';
import { useCheckedForm } from '../../ui/form/use-checked-form';
import { Page } from '../../ui/layout/page';
import { showToast } from '../../ui/overlay/toasts';
import styles from './edit-profile.module.css';
import { ownPasswordForm, PROFILE_FIELDS } from './rules/profile-form';

/** The form in which a viewer with a temporary password has to choose a new password. */
export function ReplaceTemporaryPassword({ viewer }: { viewer: User }) {
  const text = useText();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const { mutateAsync } = useUpdateProfile();
  const { logOut, isPending } = useLogOut();
  const form = useCheckedForm(ownPasswordForm(), { password: '', password_confirmation: '' });

  return (
    <Page title={<Text id="title.updateProfile" />} narrow>
      <div className={styles.single}>
        <Notice type="info">
          <Text id="profile.temporary" />
        </Notice>
        <Form
          form={form}
          toRefusal={(error) => formRefusal(error, PROFILE_FIELDS)}
          onSubmit={async (passwords) => {
            const user = await mutateAsync({ data: { _method: 'patch', ...passwords } });
            setViewer(queryClient, user, 'updateProfile');
            showToast({ type: 'success', message: 'profile.passwordSaved' });
            await navigate(lastPage(), { replace: true });
          }}
        >
          <TextField
            label={text('auth.email')}
            type="email"
            autoComplete="username"
            value={viewer.email}
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
        <div>
          <Button look="quiet" busy={isPending} onClick={logOut}>
            <Text id="profile.logOut" />
          </Button>
        </div>
      </div>
    </Page>
  );
}
