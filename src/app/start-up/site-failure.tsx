import { useEffect } from 'react';
import { tracked } from '../../analytics/track';
import { dictionary } from '../../i18n/dictionary';
import { StartUpFailure } from './start-up-failure';

/** The site itself can't show, with whatever data its backend sent: no route is there to say so. */
export function SiteFailure({ error }: { error: unknown }) {
  useEffect(() => tracked.emit('trouble', { kind: 'uncaught', error }), [error]);
  return <StartUpFailure failure="no-channel" language={dictionary.read().language} />;
}
