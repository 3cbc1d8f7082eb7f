import { useEffect } from 'react';
import { tracked } from '../../analytics/track';
import { dictionary } from '../../i18n/dictionary';
import { StartUpFailure } from './start-up-failure';
import { clearStoredChannel } from './stored-channel';

/** Shown when the site fails outside of its routes. */
export function SiteFailure({ error }: { error: unknown }) {
  useEffect(() => {
    tracked.emit('trouble', { kind: 'uncaught', error });
    // A channel stored by an earlier visit may be the cause.
    clearStoredChannel();
  }, [error]);
  return <StartUpFailure failure="no-channel" language={dictionary.read().language} />;
}
