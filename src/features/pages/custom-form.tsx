import { useGetCustomForm } from '@generated/api/pages/pages';
import type { CustomForm as ChannelForm } from '@generated/model';
import { useId, useState } from 'react';
import { formRefusal } from '../../api/form-refusal';
import { useChannel } from '../../api/hooks/channel';
import { LoadFailure } from '../../components/loading/load-failure';
import { Text, useText } from '../../i18n/text';
import { mailLink } from '../../lib/links/mail-link';
import { Notice } from '../../ui/feedback/notice';
import { Skeleton } from '../../ui/feedback/skeleton';
import { Form } from '../../ui/form/form';
import { SubmitButton } from '../../ui/form/submit-button';
import { useCheckedForm } from '../../ui/form/use-checked-form';
import styles from './contacts-screen.module.css';
import { CustomFormField } from './custom-form-field';
import { customFormSchema, emptyValues } from './custom-form-rules';
import { answerLines } from './form-mail';
import { formTarget, postForm } from './post-form';

/** A channel's custom form. Renders nothing if the channel has no form with this alias. */
export function CustomForm({ alias }: { alias: string }) {
  const { data: form, error, isFetching, refetch } = useGetCustomForm(alias);
  if (form === null) return null;
  if (form) return <Fields key={form.id} form={form} />;
  if (error) return <LoadFailure error={error} onRetry={refetch} retrying={isFetching} />;
  return (
    <div className={styles.form} aria-hidden="true">
      {['a', 'b', 'c'].map((row) => (
        <Skeleton key={row} className={styles.fieldSkeleton} />
      ))}
    </div>
  );
}

function Fields({ form: { title, description, fields, submit_url } }: { form: ChannelForm }) {
  const text = useText();
  const id = useId();
  const { settings } = useChannel();
  const [mailed, setMailed] = useState(false);
  const form = useCheckedForm(customFormSchema(fields), emptyValues(fields));
  const target = formTarget(submit_url);
  return (
    <section className={styles.form} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {description && <p className={styles.lead}>{description}</p>}
      <Form
        form={form}
        toRefusal={(error) => formRefusal(error, [])}
        onSubmit={async (values) => {
          if (target) return postForm(target, values);
          location.href = mailLink(settings.contact_email, {
            subject: `${title} · ${settings.name}`,
            body: answerLines(fields, values, {
              yes: text('pages.yes'),
              labelled: (label, value) => text('text.labelled', { label, value }),
            }),
          });
          setMailed(true);
        }}
      >
        {fields.map((field) => (
          <CustomFormField key={field.name} form={form} field={field} />
        ))}
        <SubmitButton control={form.control} wide={false}>
          <Text id={target ? 'pages.send' : 'pages.writeMail'} />
        </SubmitButton>
        <div role="status">
          {mailed && (
            <Notice type="success">
              <Text id="pages.mailOpened" values={{ email: settings.contact_email }} />
            </Notice>
          )}
        </div>
      </Form>
      <p className={styles.review}>
        <Text id="pages.submissions" />
      </p>
    </section>
  );
}
