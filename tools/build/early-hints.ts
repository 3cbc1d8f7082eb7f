import type { Deployment } from './deployment.ts';

/**
 * Calls that every start makes without a key. `tests/early-hints.test.ts` checks that they are the site's
 * own.
 */
export const EARLY_CALLS = [
  '/api/channel-bootstrap-data?color-settings%5Bclient_interface%5D=web&slides%5Bclient_interface%5D=web',
  '/api/participants?no_limit=1',
];

/**
 * The page's `Link` header: the browser sends these calls before any code runs. All channels share one
 * header, so there is none when they have different backends.
 */
export function earlyHints({ config, channels }: Deployment): string | null {
  const backends = [config, ...Object.values(channels)].map(({ hosts }) => hosts?.apiHost ?? '');
  const [backend = ''] = backends;
  if (backends.some((other) => other !== backend)) return null;
  return EARLY_CALLS.map(
    (call) => `<${backend.replace(/\/$/, '')}${call}>; rel=preload; as=fetch; crossorigin`,
  ).join(', ');
}
