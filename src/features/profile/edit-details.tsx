import { useUpdateProfile } from '@generated/api/profile/profile-mutations';
import type { User } from '@generated/model';
import { useQueryClient } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { formRefusal } from '../../api/form-refusal';
import { setViewer } from '../../api/session/viewer-changes';
import { useFormDraft } from '../../components/form-draft/use-form-draft';
import { Text, useText } from '../../i18n/text';
import { paths } from '../../lib/links/paths';
import { LinkButton } from '../../ui/button/button';
import { FieldPair } from '../../ui/form/field-pair';
import { Form } from '../../ui/form/form';
import { FormCheckbox } from '../../ui/form/form-checkbox';
import { FormPassword } from '../../ui/form/form-password';
import { FormText } from '../../ui/form/form-text';
import { SubmitButton } from '../../ui/form/submit-button';
import { useCheckedForm } from '../../ui/form/use-checked-form';
import { Page } from '../../ui/layout/page';
import { showToast } from '../../ui/overlay/toasts';
import styles from './edit-profile.module.css';
import { profileChanges } from './rules/profile-changes';
import { needsCurrentPassword, PROFILE_FIELDS, profileForm } from './rules/profile-form';

const DRAFT_FIELDS = ['first_name', 'last_name', 'email', 'phone', 'newsletter'] as const;

/** The form with the viewer's personal details. */
export function EditDetails({ viewer }: { viewer: User }) {
  const text = useText();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const { mutateAsync } = useUpdateProfile();
  const form = useCheckedForm(profileForm(viewer), {
    first_name: viewer.first_name,
    last_name: viewer.last_name,
    email: viewer.email,
    phone: viewer.phone ?? '',
    newsletter: viewer.newsletter,
    current_password: '',
    password: '',
    password_confirmation: '',
  });
  useFormDraft('profile', viewer.id, form, DRAFT_FIELDS);
  const [email, password] = useWatch({ control: form.control, name: ['email', 'password'] });
  const isGuarded = needsCurrentPassword({ email, password }, viewer.email);

  return (
    <Page title={<Text id="title.updateProfile" />} narrow>
      <Form
        form={form}
        toRefusal={(error) => formRefusal(error, PROFILE_FIELDS)}
        onSubmit={async (values) => {
          const data = profileChanges(viewer, values);
          if (data) {
            const user = await mutateAsync({ data });
            setViewer(queryClient, user, 'updateProfile');
            showToast({ type: 'success', message: data.email ? 'profile.savedEmail' : 'profile.saved' });
          }
          await navigate(paths.profile);
        }}
      >
        <section className={styles.section}>
          <h2>
            <Text id="profile.details" />
          </h2>
          <FieldPair>
            <FormText
              form={form}
              name="first_name"
              label={text('auth.firstName')}
              autoComplete="given-name"
            />
            <FormText form={form} name="last_name" label={text('auth.lastName')} autoComplete="family-name" />
          </FieldPair>
          <FieldPair>
            <FormText
              form={form}
              name="email"
              label={text('auth.email')}
              hint={email !== viewer.email && text('profile.emailHint')}
              type="email"
              autoComplete="username"
              autoCapitalize="none"
              spellCheck={false}
            />
            <FormText
              form={form}
              name="phone"
              label={text('auth.phone')}
              type="tel"
              autoComplete="tel"
              optional
            />
          </FieldPair>
          <FormCheckbox form={form} name="newsletter" label={text('auth.newsletter')} />
        </section>
        <section className={styles.section}>
          <h2>
            <Text id="profile.password" />
          </h2>
          <FieldPair>
            <FormPassword
              form={form}
              name="password"
              comparedBy="password_confirmation"
              label={text('auth.newPassword')}
              hint={text('auth.passwordHint')}
              autoComplete="new-password"
              optional
            />
            <FormPassword
              form={form}
              name="password_confirmation"
              label={text('auth.newPasswordAgain')}
              autoComplete="new-password"
              optional={!password}
            />
          </FieldPair>
          <FormPassword
            form={form}
            name="current_password"
            label={text('profile.currentPassword')}
            hint={text('profile.currentPasswordHint')}
            autoComplete="current-password"
            optional={!isGuarded}
          />
        </section>
        <div className={styles.actions}>
          <SubmitButton control={form.control} wide={false}>
            <Text id="profile.save" />
          </SubmitButton>
          <LinkButton to={paths.profile} look="quiet" size="large">
            <Text id="action.cancel" />
          </LinkButton>
        </div>
      </Form>
    </Page>
  );
}
