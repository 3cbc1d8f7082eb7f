import { useGetGeo } from '@generated/api/channel/channel';
import { useState } from 'react';
import { useChannel } from '../../api/hooks/channel';
import { useLanguage } from '../../i18n/language-context';
import { Text, useText } from '../../i18n/text';
import { Button } from '../../ui/button';
import styles from './gate-panel.module.css';
import { geoReference } from './geo-reference';

/** Why nothing plays here: which country was seen, how to have it seen anew, what to quote to support. */
export function GeoBlock({ eventId, onRecheck }: { eventId: number; onRecheck(): Promise<unknown> }) {
  const text = useText();
  const { language } = useLanguage();
  const { contact_email } = useChannel().settings;
  const { data: geo } = useGetGeo();
  const [checking, setChecking] = useState(false);
  const [at] = useState(Date.now);
  const code = geo?.country_code ?? null;
  const country = code ? new Intl.DisplayNames(language, { type: 'region' }).of(code) : null;
  const reference = geoReference({ eventId, country: code, at });

  async function recheck() {
    setChecking(true);
    await onRecheck().finally(() => setChecking(false));
  }

  return (
    <div className={styles.panel} role="alert">
      <h2>
        <Text id="error.geoBlocked" />
      </h2>
      <p>
        {country ? <Text id="watch.geoCountry" values={{ country }} /> : <Text id="watch.geoUnknown" />}{' '}
        <Text id="watch.geoAdvice" />
      </p>
      <Button onClick={recheck} busy={checking}>
        <Text id="watch.geoRecheck" />
      </Button>
      <p className={styles.small}>
        <Text id="watch.geoReference" values={{ reference }} />{' '}
        <a
          href={`mailto:${contact_email}?subject=${encodeURIComponent(text('watch.geoSubject', { reference }))}`}
        >
          {contact_email}
        </a>
      </p>
    </div>
  );
}
