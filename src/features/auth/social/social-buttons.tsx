import type { SocialProvider } from '@generated/model';
import { useState } from 'react';
import { useChannel } from '../../../api/hooks/channel';
import { keyRing } from '../../../api/http';
import { outsideAddresses } from '../../../browser/outside-addresses';
import { useLanguage } from '../../../i18n/language-context';
import { Text } from '../../../i18n/text';
import { Notice } from '../../../ui/feedback/notice';
import { providerAddress } from './provider-address';
import { ProviderLogo } from './provider-logo';
import styles from './social-buttons.module.css';

const LABELS = { google: 'auth.withGoogle', facebook: 'auth.withFacebook' } as const;

/** A log-in button for each social provider that the channel has configured. */
export function SocialButtons() {
  const { settings } = useChannel();
  const { language } = useLanguage();
  const [redirectingTo, setRedirectingTo] = useState<SocialProvider | null>(null);
  const [failed, setFailed] = useState(false);

  const offered: [SocialProvider, string | null][] = [
    ['google', settings.google_client_id],
    ['facebook', settings.facebook_client_id],
  ];
  const providers = offered.flatMap(([provider, clientId]) => (clientId ? [{ provider, clientId }] : []));
  if (providers.length === 0) return null;

  async function logInWith(provider: SocialProvider, clientId: string) {
    if (redirectingTo) return;
    setRedirectingTo(provider);
    setFailed(false);
    try {
      const { apiKey } = await keyRing.get();
      const { origin } = location;
      const { social: demoPage } = outsideAddresses();
      location.assign(providerAddress({ provider, clientId, origin, apiKey, language, demoPage }));
    } catch {
      setFailed(true);
      setRedirectingTo(null);
    }
  }

  return (
    <div className={styles.social}>
      {providers.map(({ provider, clientId }) => (
        <button
          key={provider}
          type="button"
          className={styles.provider}
          aria-busy={redirectingTo === provider || undefined}
          onClick={() => logInWith(provider, clientId)}
        >
          <ProviderLogo provider={provider} />
          <Text id={LABELS[provider]} />
        </button>
      ))}
      {failed && (
        <Notice type="error" role="alert">
          <Text id="error.offline" />
        </Notice>
      )}
      <p className={styles.or}>
        <span>
          <Text id="auth.orEmail" />
        </span>
      </p>
    </div>
  );
}
