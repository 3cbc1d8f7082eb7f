import { useLogInWithProvider } from '@generated/api/auth/auth-mutations';
import type { SocialProvider } from '@generated/model';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Navigate, useLocation, useNavigate, useParams } from 'react-router-dom';
import { apiErrorMessage, type ErrorMessageId } from '../../api/error-messages';
import { isApiError } from '../../api/errors';
import { keyRing } from '../../api/http';
import { setViewer } from '../../api/session/viewer-changes';
import { lastPage } from '../../browser/memory/last-page';
import { Text } from '../../i18n/text';
import { paths } from '../../lib/links/paths';
import { isRecord } from '../../lib/parse/is';
import { Button, LinkButton } from '../../ui/button/button';
import { AuthLayout } from './auth-layout';
import { Outcome } from './outcome';
import { isProvider, parseCallback } from './social/parse-callback';
import { callbackAddress } from './social/provider-address';
import { SocialTermsForm } from './social/social-terms-form';
import { useAlreadyLoggedIn } from './use-already-logged-in';

type State =
  | { is: 'waiting' }
  | { is: 'refused' }
  | { is: 'failed'; message: ErrorMessageId; mayRetry: boolean }
  | { is: 'unknown'; code: string };

/** The page to which Google or Facebook redirects after the log-in there. */
export function Component() {
  const { provider } = useParams();
  return isProvider(provider) ? <Callback provider={provider} /> : <Navigate to={paths.notFound} replace />;
}

function Callback({ provider }: { provider: SocialProvider }) {
  const { state: historyState } = useLocation();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const recoverIfLoggedIn = useAlreadyLoggedIn();
  const { mutateAsync } = useLogInWithProvider();
  const hasStarted = useRef(false);
  const [state, setState] = useState<State>({ is: 'waiting' });

  async function send(code: string, terms: true | null) {
    const data = { code, redirect_uri: callbackAddress(location.origin, provider), terms };
    const { user } = await recoverIfLoggedIn(mutateAsync({ provider, data }));
    setViewer(queryClient, user, 'logInWithProvider');
    await navigate(lastPage(), { replace: true });
  }

  async function logIn() {
    const result = parseCallback(
      isRecord(historyState) ? historyState.link : null,
      keyRing.peek()?.apiKey ?? null,
    );
    if (result.kind === 'refused') return setState({ is: 'refused' });
    if (result.kind === 'foreign')
      return setState({ is: 'failed', message: 'error.wrongAuthData', mayRetry: false });
    setState({ is: 'waiting' });
    try {
      await send(result.code, null);
    } catch (error) {
      const code = isApiError(error) ? error.code : null;
      if (code === 'user_not_found') setState({ is: 'unknown', code: result.code });
      else
        setState({
          is: 'failed',
          message: isApiError(error) ? apiErrorMessage(error) : 'error.somethingWrong',
          mayRetry: code !== 'wrong_auth_data',
        });
    }
  }

  const begin = useEffectEvent(logIn);
  useEffect(() => {
    // A code is valid only once, but React may run an effect twice.
    if (hasStarted.current) return;
    hasStarted.current = true;
    void begin();
  }, []);

  const back = (
    <LinkButton to={paths.login} look="secondary" replace>
      <Text id="auth.backToLogIn" />
    </LinkButton>
  );

  return (
    <AuthLayout>
      {state.is === 'waiting' && <Outcome mark="waiting" title={<Text id="auth.socialWaiting" />} />}
      {state.is === 'refused' && (
        <Outcome mark="failed" title={<Text id="auth.socialRefusedTitle" />} actions={back}>
          <p>
            <Text id="auth.socialRefused" values={{ provider: PROVIDER_NAMES[provider] }} />
          </p>
        </Outcome>
      )}
      {state.is === 'failed' && (
        <Outcome
          mark="failed"
          title={<Text id={state.message} />}
          actions={
            <>
              {state.mayRetry && (
                <Button onClick={logIn}>
                  <Text id="action.tryAgain" />
                </Button>
              )}
              {back}
            </>
          }
        >
          <p>
            <Text id="auth.socialFailed" values={{ provider: PROVIDER_NAMES[provider] }} />
          </p>
        </Outcome>
      )}
      {state.is === 'unknown' && <SocialTermsForm onAccept={() => send(state.code, true)} />}
    </AuthLayout>
  );
}

const PROVIDER_NAMES = { google: 'Google', facebook: 'Facebook' } as const;
