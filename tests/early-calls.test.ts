import { getGetBootstrapUrl } from '@generated/api/channel/channel';
import { getGetEventUrl, getListEventsUrl, getListHomepageEventsUrl } from '@generated/api/events/events';
import { getGetApiKeyUrl, getGetChannelKeyUrl } from '@generated/api/keys/keys';
import { getListParticipantsUrl } from '@generated/api/participants/participants';
import { getListPackagesUrl, getListSubscriptionsUrl } from '@generated/api/passes/passes';
import { getGetProfileUrl } from '@generated/api/profile/profile';
import { hostDefaults, policyOf } from '@generated/operations';
import { expect, test } from 'vitest';
import { EARLY_ADDRESSES } from '@/api/early-addresses';
import { firstLists } from '@/api/early-lists';
import { BOOTSTRAP_PARAMS } from '@/api/hooks/channel';
import { ALL_PARTICIPANTS } from '@/api/hooks/participants';
import { COMPARED_GAMES } from '@/components/passes/use-added';
import { scheduleResponses } from '@/features/schedule/first-responses';
import { DEFAULT_DEPLOYMENT } from '../tools/build/deployment.ts';
import { earlyHints } from '../tools/build/early-hints.ts';
import { shows } from './statements/shows';

const ownZone = Intl.DateTimeFormat().resolvedOptions().timeZone;

test(
  'the early calls use the same addresses as the generated calls',
  shows('call GET /api/channel-bootstrap-data', 'call GET /api/participants'),
  () => {
    expect(EARLY_ADDRESSES).toMatchObject({
      apiKey: getGetApiKeyUrl(),
      bootstrap: getGetBootstrapUrl(BOOTSTRAP_PARAMS),
      participants: getListParticipantsUrl(ALL_PARTICIPANTS),
      profile: getGetProfileUrl(),
      homepage: getListHomepageEventsUrl({}),
      packages: getListPackagesUrl({ no_limit: 1 }),
      plans: getListSubscriptionsUrl(),
    });
    expect(hostDefaults.keysHost + EARLY_ADDRESSES.channelKey('a b.test')).toBe(
      getGetChannelKeyUrl('a b.test'),
    );
    expect(EARLY_ADDRESSES.event('12')).toBe(getGetEventUrl(12));
  },
);

test.each(['/passes', '/packages'])('the early lists at %s are those of the comparison of passes', (path) => {
  expect(firstLists(path, Date.now())).toEqual(COMPARED_GAMES.map(getListEventsUrl));
});

test.each(['/schedule', '/live', '/upcoming', '/vod'])(
  'the early lists at %s are those that the screen requests first, at any time of the day',
  (path) => {
    for (let hour = 0; hour < 24; hour += 1) {
      const now = new Date(2026, 10, 28, hour, 30).getTime();
      const lists = scheduleResponses({ path, now, timeZone: ownZone, pages: [] }).map(({ url }) => url);
      const early = firstLists(path, now);
      expect(early).not.toEqual([]);
      // The last request of a list with a strip of days marks the days with games.
      expect(lists.slice(0, early.length)).toEqual(early);
    }
  },
);

test('a path without lists has no early lists', () => {
  expect(firstLists('/faq', Date.now())).toEqual([]);
});

test('the page preloads only calls that need no key', () => {
  for (const operation of ['getBootstrap', 'listParticipants', 'listPackages', 'listSubscriptions'] as const)
    expect(policyOf(operation).keys, operation).toBe('exempt');
});

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
])('the early hints name the backend if all channels share one: %s', (_, deployment, header) => {
  const hints = earlyHints(deployment);
  if (header) expect(hints).toMatch(header);
  else expect(hints).toBeNull();
});
