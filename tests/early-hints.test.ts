import { getGetBootstrapUrl } from '@generated/api/channel/channel';
import { getListParticipantsUrl } from '@generated/api/participants/participants';
import { operations } from '@generated/operations';
import { expect, test } from 'vitest';
import { BOOTSTRAP_PARAMS } from '@/api/hooks/channel';
import { ALL_PARTICIPANTS } from '@/api/hooks/participants';
import { DEFAULT_DEPLOYMENT } from '../tools/build/deployment.ts';
import { EARLY_CALLS, earlyHints } from '../tools/build/early-hints.ts';
import { shows } from './statements/shows';

test(
  'the early hints name exactly the calls that a start makes without a key',
  shows('call GET /api/channel-bootstrap-data', 'call GET /api/participants'),
  () => {
    expect(EARLY_CALLS).toEqual([
      getGetBootstrapUrl(BOOTSTRAP_PARAMS),
      getListParticipantsUrl(ALL_PARTICIPANTS),
    ]);
    for (const operation of ['getBootstrap', 'listParticipants'] as const)
      expect(operations[operation].policy.keys, operation).toBe('exempt');
  },
);

test.each<[string, Parameters<typeof earlyHints>[0], RegExp | null]>([
  [
    'the site’s own origin',
    DEFAULT_DEPLOYMENT,
    /^<\/api\/channel-bootstrap-data\?\S+>; rel=preload; as=fetch; crossorigin, <\/api\/participants/,
  ],
  [
    'a backend of its own',
    { ...DEFAULT_DEPLOYMENT, config: { hosts: { apiHost: 'https://api.example.com/' } } },
    /^<https:\/\/api\.example\.com\/api\/channel-bootstrap-data\?/,
  ],
  [
    'a backend for each channel',
    { ...DEFAULT_DEPLOYMENT, channels: { 'a.test': { hosts: { apiHost: 'https://a.example.com' } } } },
    null,
  ],
])('early hints for %s', (_, deployment, header) => {
  const hints = earlyHints(deployment);
  if (header) expect(hints).toMatch(header);
  else expect(hints).toBeNull();
});
