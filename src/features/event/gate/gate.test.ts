import { eachCase, shows } from '@tests/statements/shows';
import { describe, expect, test } from 'vitest';
import { gateOf, mayWatch } from './gate';

const event = {
  type: 'paid',
  stream_status: 'live',
  recording: 'none',
  has_access: false,
  single_event_package_id: 9,
} as const;
const visitor = { signedIn: false, geoBlocked: false, access: null };
const user = { signedIn: true, geoBlocked: false, access: { has_access: false, capabilities: [] } };
const bought = { ...user, access: { has_access: true, capabilities: ['watch'] } };
const member = { ...user, access: { has_access: false, capabilities: ['watch'] } };
const over = { stream_status: 'finished', recording: 'ready' } as const;

eachCase([
  [
    'blocked outweighs everything',
    { type: 'free', ...over },
    { ...bought, geoBlocked: true },
    'geoBlocked',
    shows('geo-blocking'),
  ],
  ['over and never recorded, even where it was bought', { stream_status: 'finished' }, bought, 'noRecording'],
  [
    'over, its recording in the making',
    { stream_status: 'finished', recording: 'preparing' },
    visitor,
    'preparing',
  ],
  ['live, its recording in the making already', { type: 'free', recording: 'preparing' }, visitor, 'live'],
  ['upcoming', { stream_status: 'upcoming' }, visitor, 'upcoming'],
  ['upcoming and bought', { stream_status: 'upcoming' }, bought, 'upcoming'],
  ['free', { type: 'free' }, visitor, 'live', shows('access types')],
  ['free, over', { type: 'free', ...over }, visitor, 'onDemand', shows('access types')],
  ['register, visitor', { type: 'register' }, visitor, 'register', shows('access types')],
  ['register, user', { type: 'register' }, user, 'live'],
  ['paid, visitor', {}, visitor, 'buy', shows('protected event buy buttons', 'access types')],
  ['paid, user', {}, user, 'buy', shows('capability watch')],
  ['paid, bought', {}, bought, 'live'],
  ['paid, member', {}, member, 'live', shows('capability watch')],
  ['pay-per-view, member', { type: 'ppv' }, member, 'buy', shows('access types')],
  ['pay-per-view, bought', { type: 'ppv' }, bought, 'live'],
  ['paid and over, bought', over, bought, 'onDemand'],
  ['in passes only, visitor', { single_event_package_id: null }, visitor, 'logIn'],
  ['in passes only, user', { single_event_package_id: null }, user, 'passes'],
  ['the event says so before the access has come', { has_access: true }, { ...user, access: null }, 'live'],
] as const)('%s', (_, given, now, gate) => {
  expect(gateOf({ ...event, ...given }, now)).toBe(gate);
});

describe('a ticket for what is to come', () => {
  test.each([
    [bought, true],
    [user, false],
  ])('%o', (now, may) => {
    expect(mayWatch({ ...event, stream_status: 'upcoming' }, now)).toBe(may);
  });
});
