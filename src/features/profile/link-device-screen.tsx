import { useAddSession } from '@generated/api/auth/auth-mutations';
import { AddSessionRequest } from '@generated/zod/grandstandChannelAPI.schemas.zod';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import * as zod from 'zod/mini';
import { isApiError } from '../../api/errors';
import { formRefusal } from '../../api/form-refusal';
import { Text, useText } from '../../i18n/text';
import { ownPath } from '../../lib/links/paths';
import { problem } from '../../lib/validation/problem';
import { Button, LinkButton } from '../../ui/button/button';
import { Notice } from '../../ui/feedback/notice';
import { Form } from '../../ui/form/form';
import { FormText } from '../../ui/form/form-text';
import { SubmitButton } from '../../ui/form/submit-button';
import { useCheckedForm } from '../../ui/form/use-checked-form';
import styles from './link-device-screen.module.css';

const schema = zod.object({
  // Spaces are accepted, because devices show the digits in groups.
  code: zod.pipe(
    zod.pipe(
      zod.string(),
      zod.transform((text: string) => text.replace(/[\s-]/g, '')),
    ),
    zod.string().check(
      zod.refine((code) => AddSessionRequest.shape.code.safeParse(code).success, {
        error: problem('field.sixDigits'),
      }),
    ),
  ),
});

/** The page on which the viewer enters the six-digit code of a television to log in there. */
export function Component() {
  const text = useText();
  const [query] = useSearchParams();
  const back = ownPath(query.get('back'));
  const [linked, setLinked] = useState(false);
  const { mutateAsync } = useAddSession();
  const form = useCheckedForm(schema, { code: query.get('code') ?? '' });

  return (
    <section className={styles.link}>
      <h2>
        <Text id="profile.linkDevice" />
      </h2>
      {linked ? (
        <>
          <Notice type="success" role="status">
            <Text id="device.linked" />
          </Notice>
          <div className={styles.next}>
            {back && (
              <LinkButton to={back}>
                <Text id="device.back" />
              </LinkButton>
            )}
            <Button
              look="secondary"
              onClick={() => {
                form.reset({ code: '' });
                setLinked(false);
              }}
            >
              <Text id="device.another" />
            </Button>
          </div>
        </>
      ) : (
        <>
          <ol className={styles.steps}>
            <li>
              <Text id="device.step1" />
            </li>
            <li>
              <Text id="device.step2" />
            </li>
          </ol>
          <Form
            form={form}
            toRefusal={(error) =>
              isApiError(error) && error.status === 404
                ? { fields: { code: 'device.unknown' }, form: null }
                : formRefusal(error, ['code'])
            }
            onSubmit={async (data) => {
              await mutateAsync({ data });
              setLinked(true);
            }}
          >
            <FormText
              form={form}
              name="code"
              label={text('device.code')}
              className={styles.code}
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={13}
            />
            <SubmitButton control={form.control}>
              <Text id="device.link" />
            </SubmitButton>
          </Form>
        </>
      )}
    </section>
  );
}
