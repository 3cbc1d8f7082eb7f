import { useChannel } from '../../api/hooks/channel';
import { useViewer } from '../../api/hooks/viewer';
import { lastPage } from '../../browser/memory/last-page';
import { Text } from '../../i18n/text';
import { paths } from '../../lib/links/paths';
import { LinkButton } from '../../ui/button/button';
import { AuthLayout } from './auth-layout';
import { Outcome } from './outcome';

/** Shown after registration. Updates as soon as the e-mail address is verified in another tab. */
export function Component() {
  const viewer = useViewer();
  const { settings } = useChannel();
  const go = (
    <LinkButton to={lastPage()} replace>
      <Text id="auth.continue" />
    </LinkButton>
  );

  return (
    <AuthLayout>
      {viewer?.is_verified ? (
        <Outcome mark="done" title={<Text id="auth.verifiedTitle" />} actions={go}>
          <p>
            <Text id="auth.verified" values={{ email: <strong>{viewer.email}</strong> }} />
          </p>
        </Outcome>
      ) : (
        <Outcome
          mark="mail"
          title={<Text id="auth.verifyTitle" />}
          actions={
            viewer ? (
              <>
                {go}
                <LinkButton to={paths.editProfile} look="secondary">
                  <Text id="auth.changeAddress" />
                </LinkButton>
              </>
            ) : (
              <LinkButton to={paths.login}>
                <Text id="nav.login" />
              </LinkButton>
            )
          }
        >
          <p>
            {viewer ? (
              <Text id="auth.verifySent" values={{ email: <strong>{viewer.email}</strong> }} />
            ) : (
              <Text id="auth.verifySentVisitor" />
            )}
          </p>
          <p>
            <Text
              id="auth.verifyMissing"
              values={{ contact: <a href={`mailto:${settings.contact_email}`}>{settings.contact_email}</a> }}
            />
          </p>
        </Outcome>
      )}
    </AuthLayout>
  );
}
