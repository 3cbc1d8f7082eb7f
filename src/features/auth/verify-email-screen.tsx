import { useVerifyEmail } from '@generated/api/auth/auth-mutations';
import type { SignedLink } from '@generated/model';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { apiErrorMessage } from '../../api/error-messages';
import { useViewer } from '../../api/hooks/viewer';
import { recheckViewer } from '../../api/session/recheck-viewer';
import { lastPage } from '../../browser/memory/last-page';
import { Text } from '../../i18n/text';
import { paths } from '../../lib/links/paths';
import { Button, LinkButton } from '../../ui/button/button';
import { AuthLayout } from './auth-layout';
import { Outcome } from './outcome';
import { isExpired, useSignedLink } from './signed-link';

/** The page that a verification e-mail links to. It works on any device, logged in or not. */
export function Component() {
  const link = useSignedLink();
  return (
    <AuthLayout>
      {link ? (
        <Verification link={link} />
      ) : (
        <Outcome mark="failed" title={<Text id="auth.linkIncompleteTitle" />} actions={<ContinueButton />}>
          <p>
            <Text id="auth.linkIncomplete" />
          </p>
        </Outcome>
      )}
    </AuthLayout>
  );
}

function Verification({ link }: { link: SignedLink }) {
  const queryClient = useQueryClient();
  const hasStarted = useRef(false);
  const { mutate, status, error } = useVerifyEmail({
    mutation: {
      // The verified user may be the logged-in one, so the viewer is loaded again. A failure of that
      // changes nothing here.
      onSuccess: () => recheckViewer(queryClient).catch(() => null),
    },
  });

  const verify = useEffectEvent(() => mutate({ data: link }));
  useEffect(() => {
    if (hasStarted.current) return;
    hasStarted.current = true;
    verify();
  }, []);

  if (status === 'success')
    return (
      <Outcome mark="done" title={<Text id="auth.verifiedTitle" />} actions={<ContinueButton />}>
        <p>
          <Text id="auth.verified" values={{ email: <strong>{link.email}</strong> }} />
        </p>
      </Outcome>
    );
  if (!error) return <Outcome mark="waiting" title={<Text id="auth.verifying" />} />;

  const message = <Text id={apiErrorMessage(error)} />;
  if (error.code === 'email_already_verified')
    return <Outcome mark="done" title={message} actions={<ContinueButton />} />;
  if (error.code === 'verification_failed' && isExpired(link))
    return (
      <Outcome mark="expired" title={message} actions={<ContinueButton />}>
        <p>
          <Text id="auth.verifyExpired" />
        </p>
      </Outcome>
    );
  const isFinal = error.code === 'verification_failed' || error.code === 'user_not_found';
  return (
    <Outcome
      mark="failed"
      title={message}
      actions={
        isFinal ? (
          <ContinueButton />
        ) : (
          <Button onClick={() => mutate({ data: link })}>
            <Text id="action.tryAgain" />
          </Button>
        )
      }
    >
      {isFinal && (
        <p>
          <Text id="auth.verifyFailed" />
        </p>
      )}
    </Outcome>
  );
}

function ContinueButton() {
  const viewer = useViewer();
  return viewer ? (
    <LinkButton to={lastPage()}>
      <Text id="auth.continue" />
    </LinkButton>
  ) : (
    <LinkButton to={paths.login}>
      <Text id="nav.login" />
    </LinkButton>
  );
}
