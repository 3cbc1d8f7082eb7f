import * as zod from 'zod/mini';
import { formRefusal } from '../../../api/form-refusal';
import { Text } from '../../../i18n/text';
import { acceptedTerms } from '../../../lib/validation/fields';
import { Notice } from '../../../ui/feedback/notice';
import { Form } from '../../../ui/form/form';
import { FormCheckbox } from '../../../ui/form/form-checkbox';
import { SubmitButton } from '../../../ui/form/submit-button';
import { useCheckedForm } from '../../../ui/form/use-checked-form';
import styles from '../auth-screen.module.css';
import { TermsLabel } from '../terms-label';

const schema = zod.object({ terms: acceptedTerms() });

/** The form in which a new user of a social provider accepts the terms and is then registered. */
export function SocialTermsForm({ onAccept }: { onAccept(): Promise<void> }) {
  const form = useCheckedForm(schema, { terms: false });
  return (
    <>
      <header className={styles.heading}>
        <h1>
          <Text id="auth.registerTitle" />
        </h1>
      </header>
      <Notice type="info" role="alert">
        <Text id="auth.notRegistered" />
      </Notice>
      <Form form={form} toRefusal={(error) => formRefusal(error, ['terms'])} onSubmit={onAccept}>
        <FormCheckbox form={form} name="terms" label={<TermsLabel />} />
        <SubmitButton control={form.control}>
          <Text id="auth.register" />
        </SubmitButton>
      </Form>
    </>
  );
}
