import type { OperationId } from '@generated/operations';
import { onlyClip } from '@storybook-site/clips';
import { ticketHolder, watching } from '@storybook-site/games';
import { type PlaceOf, panel, says } from '../place';
import { viewer } from '../viewer';
import { FAN, MEMBER } from './people';

const UUID = '5f0c7d3e-9a1b-4c82-8d10-000000000010';
const LOGIN = 'Good to see you again.';
const NAME = 'The overtime winner';
const UNWATCHABLE = 'This clip can’t be watched';

export const clips = {
  listUserClips: { path: '/profile/clips', account: MEMBER, fine: NAME, told: panel, sessionOver: LOGIN },
  getSharedClip: {
    path: `/share/3001/${UUID}`,
    fine: NAME,
    told: (failed) => (['400', '404'].includes(failed.fault) ? UNWATCHABLE : panel(failed)),
  },
  listEventsWithClip: { path: `/share/3001/${UUID}`, fine: 'More games with clips', told: panel },
  deleteClip: {
    path: '/profile/clips',
    account: MEMBER,
    arrange: onlyClip('ready'),
    act: async () => {
      await viewer.presses(`Delete ${NAME}`);
      await viewer.presses('Delete');
    },
    fine: 'is deleted.',
    told: says,
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
      await viewer.presses('Create the clip');
    },
    kept: { Name: NAME },
    fine: /“The overtime winner” is (being made|ready)/,
    told: says,
    sessionOver: 'Sign up',
  },
} as const satisfies Partial<Record<OperationId, PlaceOf>>;
