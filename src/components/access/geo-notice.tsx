import { useGetGeo } from '@generated/api/channel/channel';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useChannel } from '../../api/hooks/channel';
import { recheckViewer } from '../../api/session/recheck-viewer';
import { useLanguage } from '../../i18n/language-context';
import { Text, useText } from '../../i18n/text';
import { geoReference } from '../../lib/channel/geo-reference';
import { mailLink } from '../../lib/links/mail-link';
import { Button } from '../../ui/button/button';
import { GlobeIcon } from '../../ui/icons/thing-icons';
import styles from './geo-notice.module.css';

interface GeoNoticeProps {
  /** The id of the event or the library video. */
  id: number;
  onRecheck(): Promise<unknown>;
}

/**
 * Explains a geo restriction: shows the detected country, a button to check again, and a
 * reference that the viewer can send to support.
 */
export function GeoNotice({ id, onRecheck }: GeoNoticeProps) {
  const text = useText();
  const queryClient = useQueryClient();
  const { language } = useLanguage();
  const { contact_email } = useChannel().settings;
  const { data: geo } = useGetGeo();
  const [checking, setChecking] = useState(false);
  const [at] = useState(Date.now);
  const code = geo?.country_code ?? null;
  const country = code
    ? (new Intl.DisplayNames(language, { type: 'region' }).of(code) ?? geo?.country)
    : geo?.country;
  const reference = geoReference({ id, country: code, at });

  async function recheck() {
    setChecking(true);
    await Promise.allSettled([recheckViewer(queryClient), onRecheck()]);
    setChecking(false);
  }

  return (
    <div className={styles.notice} role="alert">
      <GlobeIcon />
      <h2>
        <Text id="error.geoBlocked" />
      </h2>
      <p>
        {country ? <Text id="geo.where" values={{ country }} /> : <Text id="geo.unknown" />}{' '}
        <Text id="geo.advice" />
      </p>
      <Button onClick={recheck} busy={checking}>
        <Text id="geo.recheck" />
      </Button>
      <p className={styles.small}>
        <Text id="geo.reference" values={{ reference }} />{' '}
        <a href={mailLink(contact_email, { subject: text('geo.subject', { reference }) })}>{contact_email}</a>
      </p>
    </div>
  );
}
