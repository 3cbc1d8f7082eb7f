import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { Text, useText } from '../../i18n/text';
import { paths } from '../../lib/links/paths';
import { isRecord, isString } from '../../lib/parse/is';
import { Link } from '../../ui/navigation/link';
import { AuthLayout } from './auth-layout';
import styles from './auth-screen.module.css';
import { LogInForm } from './log-in-form';
import { RegistrationForm } from './registration-form';
import { SocialButtons } from './social/social-buttons';

/** The log-in and registration screen. The route decides which of the two forms it shows. */
export function Component() {
  const text = useText();
  const { pathname, state } = useLocation();
  const registering = pathname.startsWith(paths.registration);
  const given = isRecord(state) && isString(state.email) ? state.email : '';
  const [email, setEmail] = useState(given);

  return (
    <AuthLayout>
      <header className={styles.heading}>
        <h1>
          <Text id={registering ? 'auth.registerTitle' : 'auth.logInTitle'} />
        </h1>
        <p>
          <Text id={registering ? 'auth.registerLead' : 'auth.logInLead'} />
        </p>
      </header>
      <nav className={styles.modes} aria-label={text('auth.modes')}>
        <Link to={paths.login} replace state={{ email }} aria-current={registering ? undefined : 'page'}>
          <Text id="nav.login" />
        </Link>
        <Link
          to={paths.registration}
          replace
          state={{ email }}
          aria-current={registering ? 'page' : undefined}
        >
          <Text id="nav.register" />
        </Link>
      </nav>
      <SocialButtons />
      {registering ? (
        <RegistrationForm email={email} onEmail={setEmail} />
      ) : (
        <LogInForm email={email} onEmail={setEmail} />
      )}
    </AuthLayout>
  );
}
