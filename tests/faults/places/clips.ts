import type { OperationId } from '@generated/operations';
import { onlyClip } from '@storybook-site/story-help/clips';
import { ticketHolder, watching } from '@storybook-site/story-help/games';
import { type PlaceOf, panel, says } from '../place';
import { viewer } from '../viewer';
import { FAN, MEMBER } from './people';

const UUID = '5f0c7d3e-9a1b-4c82-8d10-000000000010';
const LOGIN = 'Good to see you again.';
const NAME = 'The overtime winner';
const UNWATCHABLE = 'This clip isn’t available';

export const clips = {
  listUserClips: {
    path: '/profile/clips',
    account: MEMBER,
    fine: NAME,
    failureShown: panel,
    sessionOver: LOGIN,
  },
  getSharedClip: {
    path: `/share/3001/${UUID}`,
    fine: NAME,
    failureShown: (failed) => (['400', '404'].includes(failed.fault) ? UNWATCHABLE : panel(failed)),
  },
  listEventsWithClip: { path: `/share/3001/${UUID}`, fine: 'More games with clips', failureShown: panel },
  deleteClip: {
    path: '/profile/clips',
    account: MEMBER,
    arrange: onlyClip('ready'),
    act: async () => {
      await viewer.presses(`Delete ${NAME}`);
      await viewer.presses('Delete');
    },
    fine: 'has been deleted.',
    failureShown: says,
    sessionOver: LOGIN,
  },
  createClip: {
    path: watching(),
    account: FAN,
    arrange: ticketHolder(['watch', 'clipping']),
    device: { clips_tutorial_seen: true },
    act: async () => {
      await viewer.presses('Make a clip');
      await viewer.types({ Name: NAME });
      await viewer.ticks('Goal');
      await viewer.presses('Create clip');
    },
    typedDuring: { Name: NAME },
    fine: /“The overtime winner” is (being created|ready)/,
    failureShown: says,
    sessionOver: 'Sign up',
  },
} as const satisfies Partial<Record<OperationId, PlaceOf>>;
