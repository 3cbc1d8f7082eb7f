import { useEffect } from 'react';
import { tracked } from '../../analytics/track';
import { dictionary } from '../../i18n/dictionary';
import { StartUpFailure } from './start-up-failure';

/** Shown when the site fails outside of its routes. */
export function SiteFailure({ error }: { error: unknown }) {
  useEffect(() => tracked.emit('trouble', { kind: 'uncaught', error }), [error]);
  return <StartUpFailure failure="no-channel" language={dictionary.read().language} />;
}
