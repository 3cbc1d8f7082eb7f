import { EARLY_ADDRESSES } from '../../src/api/early-addresses.ts';
import type { Deployment } from './deployment.ts';

/** The requests that every start makes without a key. */
const KEYLESS_CALLS = [EARLY_ADDRESSES.bootstrap, EARLY_ADDRESSES.participants];

/**
 * Returns the page's `Link` header, which makes the browser send these requests before any code runs. All
 * channels share one header, so there is none if their backends differ.
 */
export function earlyHints({ config, channels }: Deployment): string | null {
  const backends = [config, ...Object.values(channels)].map(({ hosts }) => hosts?.apiHost ?? '');
  const [backend = ''] = backends;
  if (backends.some((other) => other !== backend)) return null;
  return KEYLESS_CALLS.map(
    (call) => `<${backend.replace(/\/$/, '')}${call}>; rel=preload; as=fetch; crossorigin`,
  ).join(', ');
}
