import { eachCase, shows } from '@tests/statements/shows';
import { describe, expect, test } from 'vitest';
import { accessTo } from './access-to';

const event = {
  type: 'paid',
  stream_status: 'live',
  recording: 'none',
  has_access: false,
  single_event_package_id: 9,
} as const;
const visitor = { signedIn: false, geoBlocked: false, capabilities: [] };
const user = { ...visitor, signedIn: true };
const member = { ...user, capabilities: ['watch'] };
const blocked = { ...member, geoBlocked: true };
const granted = { has_access: true, capabilities: ['watch'] };
const capable = { has_access: false, capabilities: ['watch'] };
const over = { stream_status: 'finished', recording: 'ready' } as const;
const passesOnly = { single_event_package_id: null };

eachCase([
  [
    'a geo-block outweighs everything',
    { type: 'free', ...over },
    blocked,
    granted,
    'geoBlocked',
    'nothing',
    'free',
    shows('geo-blocking'),
  ],
  [
    'a bought event that was never recorded',
    { stream_status: 'finished' },
    user,
    granted,
    'noRecording',
    'nothing',
    'yours',
  ],
  [
    'a recording in the making',
    { stream_status: 'finished', recording: 'preparing' },
    visitor,
    null,
    'preparing',
    'nothing',
    'paid',
  ],
  [
    'a live event whose recording is in the making already',
    { type: 'free', recording: 'preparing' },
    visitor,
    null,
    'live',
    'watch',
    'free',
  ],
  [
    'an upcoming event for a visitor',
    { stream_status: 'upcoming' },
    visitor,
    null,
    'upcoming',
    'buy',
    'paid',
  ],
  [
    'an upcoming event that was bought',
    { stream_status: 'upcoming' },
    user,
    granted,
    'upcoming',
    'watch',
    'yours',
  ],
  ['a free live event', { type: 'free' }, visitor, null, 'live', 'watch', 'free', shows('access types')],
  [
    'a free recording',
    { type: 'free', ...over },
    visitor,
    null,
    'onDemand',
    'watch',
    'free',
    shows('access types'),
  ],
  [
    'an event for registered viewers, seen by a visitor',
    { type: 'register' },
    visitor,
    null,
    'register',
    'register',
    'register',
    shows('access types'),
  ],
  [
    'an event for registered viewers, seen by a user',
    { type: 'register' },
    user,
    null,
    'live',
    'watch',
    'yours',
  ],
  [
    'a paid event for a visitor',
    {},
    visitor,
    null,
    'buy',
    'buy',
    'paid',
    shows('protected event buy buttons', 'access types'),
  ],
  [
    'a paid event for a user without the capability',
    {},
    user,
    null,
    'buy',
    'buy',
    'paid',
    shows('capability watch'),
  ],
  ['a paid event that was bought', {}, user, granted, 'live', 'watch', 'yours'],
  [
    'a paid event that the access makes watchable',
    {},
    user,
    capable,
    'live',
    'watch',
    'yours',
    shows('capability watch'),
  ],
  [
    'a paid event for a member, before the access has loaded',
    {},
    member,
    null,
    'live',
    'watch',
    'yours',
    shows('capability watch'),
  ],
  [
    'a paid event for a member whom its own access refuses',
    {},
    member,
    { has_access: false, capabilities: [] },
    'buy',
    'buy',
    'paid',
  ],
  [
    'a pay-per-view event for a member',
    { type: 'ppv' },
    member,
    capable,
    'buy',
    'buy',
    'ppv',
    shows('access types'),
  ],
  ['a pay-per-view event that was bought', { type: 'ppv' }, user, granted, 'live', 'watch', 'yours'],
  ['a bought recording', over, user, granted, 'onDemand', 'watch', 'yours'],
  ['an event that only passes open, for a visitor', passesOnly, visitor, null, 'logIn', 'logIn', 'paid'],
  ['an event that only passes open, for a user', passesOnly, user, null, 'passes', 'passes', 'paid'],
  [
    'an event that reports access before the access has loaded',
    { has_access: true },
    user,
    null,
    'live',
    'watch',
    'yours',
  ],
] as const)('decides the access to %s', (_, input, viewer, access, gate, invitation, badge) => {
  expect(accessTo({ ...event, ...input }, viewer, access)).toMatchObject({ gate, invitation, badge });
});

const combinations = (['free', 'register', 'paid', 'ppv'] as const).flatMap((type) =>
  (['upcoming', 'live', 'finished'] as const).flatMap((stream_status) =>
    (['none', 'preparing', 'ready'] as const).flatMap((recording) =>
      [true, false].flatMap((has_access) =>
        [9, null].flatMap((single_event_package_id) =>
          [null, granted, capable, { has_access: false, capabilities: [] }].flatMap((access) =>
            [true, false].flatMap((signedIn) =>
              [true, false].flatMap((geoBlocked) =>
                [['watch'], []].map((capabilities) => ({
                  event: { type, stream_status, recording, has_access, single_event_package_id },
                  viewer: { signedIn, geoBlocked, capabilities: signedIn ? capabilities : [] },
                  access: signedIn ? access : null,
                })),
              ),
            ),
          ),
        ),
      ),
    ),
  ),
);

describe('accessTo, in every combination of event, viewer and access', () => {
  const every = (
    law: (all: (typeof combinations)[number] & { result: ReturnType<typeof accessTo> }) => boolean,
  ) => {
    const broken = combinations.filter(
      (all) => !law({ ...all, result: accessTo(all.event, all.viewer, all.access) }),
    );
    expect(broken).toEqual([]);
  };

  test('a video plays only and always if the viewer is admitted and not blocked, and there is something to watch', () =>
    every(({ event: { stream_status, recording }, viewer, result }) => {
      const hasVideo = stream_status === 'live' || (stream_status === 'finished' && recording === 'ready');
      const plays = result.gate === 'live' || result.gate === 'onDemand';
      return plays === (result.admitted && !viewer.geoBlocked && hasVideo);
    }));

  test('the gate and the invitation of an event ask for the same step, unless the gate waits for the start', () =>
    every(({ result: { gate, invitation } }) => {
      const isAccessStep = gate === 'register' || gate === 'logIn' || gate === 'buy' || gate === 'passes';
      return isAccessStep
        ? invitation === gate
        : gate === 'upcoming' || invitation === 'watch' || invitation === 'nothing';
    }));

  test('a viewer who is admitted is never invited to pay, register or log in', () =>
    every(
      ({ result: { admitted, invitation } }) =>
        !admitted || invitation === 'watch' || invitation === 'nothing',
    ));

  test('the badge says "yours" only and always to viewers with access to an event that is not free for all', () =>
    every(({ event: { type }, result: { admitted, badge } }) =>
      type === 'free' ? badge === 'free' : badge === (admitted ? 'yours' : type),
    ));

  test('a visitor is admitted only to free events and to events that report access themselves', () =>
    every(
      ({ event: { type, has_access }, viewer, result }) =>
        viewer.signedIn || result.admitted === (type === 'free' || has_access),
    ));

  test('a channel-wide capability never opens a pay-per-view event', () =>
    every(
      ({ event: { type, has_access }, access, result }) =>
        type !== 'ppv' || result.admitted === (has_access || (access?.has_access ?? false)),
    ));

  test('every combination of event, viewer and access is tested', () =>
    expect(combinations).toHaveLength(4 * 3 * 3 * 2 * 2 * 4 * 2 * 2 * 2));
});
