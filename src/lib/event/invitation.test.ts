import { expect, test } from 'vitest';
import { invitationTo } from './invitation';

const event = {
  type: 'paid',
  stream_status: 'live',
  recording: 'none',
  has_access: false,
  single_event_package_id: 7,
} as const;

test.each([
  ['free, to a visitor', { type: 'free' }, false, 'watch'],
  ['for the registered, to a visitor', { type: 'register' }, false, 'register'],
  ['for the registered, to one of them', { type: 'register' }, true, 'watch'],
  ['sold alone, to a visitor', {}, false, 'buy'],
  ['sold alone, to a user', {}, true, 'buy'],
  ['pay-per-view', { type: 'ppv' }, true, 'buy'],
  ['bought', { has_access: true }, true, 'watch'],
  ['in passes only, to a visitor', { single_event_package_id: null }, false, 'logIn'],
  ['in passes only, to a user', { single_event_package_id: null }, true, 'passes'],
  ['upcoming and bought', { stream_status: 'upcoming', has_access: true }, true, 'watch'],
  ['over, with its recording', { stream_status: 'finished', recording: 'ready' }, false, 'buy'],
  ['over, recording in the making', { stream_status: 'finished', recording: 'preparing' }, true, 'nothing'],
  ['over, without recording', { stream_status: 'finished', has_access: true }, true, 'nothing'],
] as const)('%s', (_, given, signedIn, wanted) => {
  expect(invitationTo({ ...event, ...given }, signedIn)).toBe(wanted);
});
