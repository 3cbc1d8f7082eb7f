import { useConfirmAccountDeletion } from '@generated/api/auth/auth-mutations';
import type { SignedLink } from '@generated/model';
import { apiErrorMessage } from '../../api/error-messages';
import { useChannel } from '../../api/hooks/channel';
import { useViewer } from '../../api/hooks/viewer';
import { clearSession } from '../../api/session/clear-session';
import { Text } from '../../i18n/text';
import { paths } from '../../lib/links/paths';
import { Button, LinkButton } from '../../ui/button/button';
import { AuthLayout } from './auth-layout';
import { Outcome } from './outcome';
import { isExpired, useSignedLink } from './signed-link';

/**
 * The page that an account deletion e-mail links to. Nothing is deleted until the viewer presses the button.
 */
export function Component() {
  const link = useSignedLink();
  return (
    <AuthLayout pitch={false}>
      {link ? (
        <Deletion link={link} />
      ) : (
        <Outcome mark="failed" title={<Text id="auth.linkIncompleteTitle" />} actions={<HomeButton />}>
          <p>
            <Text id="auth.linkIncomplete" />
          </p>
        </Outcome>
      )}
    </AuthLayout>
  );
}

function HomeButton() {
  return (
    <LinkButton to={paths.home} look="secondary">
      <Text id="notFound.home" />
    </LinkButton>
  );
}

function Deletion({ link }: { link: SignedLink }) {
  const { settings } = useChannel();
  const viewer = useViewer();
  const isOwn = viewer?.email.toLowerCase() === link.email.toLowerCase();
  const { mutate, status, error } = useConfirmAccountDeletion({
    mutation: {
      onSuccess: () => {
        if (isOwn) clearSession('confirmAccountDeletion');
      },
    },
  });
  const email = <strong>{link.email}</strong>;

  if (status === 'success')
    return (
      <Outcome mark="done" title={<Text id="auth.deletedTitle" />} actions={<HomeButton />}>
        <p>
          <Text id="auth.deleted" values={{ email, channel: settings.name }} />
        </p>
      </Outcome>
    );

  const isFinal = error?.code === 'verification_failed' || error?.code === 'user_not_found';
  if (isFinal)
    return (
      <Outcome
        mark={isExpired(link) ? 'expired' : 'failed'}
        title={<Text id="auth.deleteFailedTitle" />}
        actions={<HomeButton />}
      >
        <p>
          {error.code === 'user_not_found' ? (
            <Text id="error.userNotFound" />
          ) : (
            <Text id={isExpired(link) ? 'auth.deleteExpired' : 'auth.deleteForged'} />
          )}
        </p>
      </Outcome>
    );

  return (
    <Outcome
      mark="failed"
      title={<Text id="auth.deleteTitle" />}
      actions={
        <>
          <Button look="danger" busy={status === 'pending'} onClick={() => mutate({ data: link })}>
            <Text id="auth.deleteConfirm" />
          </Button>
          <LinkButton to={paths.home} look="secondary">
            <Text id="auth.deleteKeep" />
          </LinkButton>
        </>
      }
    >
      <p>
        <Text id="auth.deleteWarning" values={{ email, channel: settings.name }} />
      </p>
      {error && (
        <p>
          <strong>
            <Text id={apiErrorMessage(error)} />
          </strong>
        </p>
      )}
    </Outcome>
  );
}
