import type { Deployment } from './deployment.ts';

/**
 * What every start asks for without a key, as the site itself asks. `tests/early-hints.test.ts` holds these
 * to the contract's own addresses.
 */
export const EARLY_CALLS = [
  '/api/channel-bootstrap-data?color-settings%5Bclient_interface%5D=web&slides%5Bclient_interface%5D=web',
  '/api/participants?no_limit=1',
];

/**
 * The page's `Link` header: these calls are on their way before there is any code. One header is for all
 * channels, so there is none where each has a backend of its own.
 */
export function earlyHints({ config, channels }: Deployment): string | null {
  const backends = [config, ...Object.values(channels)].map(({ hosts }) => hosts?.apiHost ?? '');
  const [backend = ''] = backends;
  if (backends.some((other) => other !== backend)) return null;
  return EARLY_CALLS.map(
    (call) => `<${backend.replace(/\/$/, '')}${call}>; rel=preload; as=fetch; crossorigin`,
  ).join(', ');
}
