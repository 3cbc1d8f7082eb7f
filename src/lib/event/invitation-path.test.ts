import { expect, test } from 'vitest';
import { invitationPath } from './invitation-path';

test.each([
  ['watch', '/watch/4021'],
  ['register', '/registration'],
  ['logIn', '/login'],
  ['buy', '/buy?type=event&target=event&event_id=4021&single_event_package_id=871'],
  ['passes', '/packages?event_id=4021'],
  ['nothing', null],
] as const)('the invitation to %s links to %s', (invitation, path) => {
  expect(invitationPath({ id: 4021, single_event_package_id: 871 }, invitation)).toBe(path);
});
