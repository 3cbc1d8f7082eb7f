import type { OperationId } from '@generated/operations';
import { onlyClip } from '@storybook-site/story-help/clips';
import { ticketHolder, watchPath } from '@storybook-site/story-help/games';
import { errorPanel, errorText, type FaultCaseFor } from '../fault-case';
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
    successWords: NAME,
    failureWords: errorPanel,
    sessionOverWords: LOGIN,
  },
  getSharedClip: {
    path: `/share/3001/${UUID}`,
    successWords: NAME,
    failureWords: (failed) => (['400', '404'].includes(failed.fault) ? UNWATCHABLE : errorPanel(failed)),
  },
  listEventsWithClip: {
    path: `/share/3001/${UUID}`,
    successWords: 'More games with clips',
    failureWords: errorPanel,
  },
  deleteClip: {
    path: '/profile/clips',
    account: MEMBER,
    arrange: onlyClip('ready'),
    act: async () => {
      await viewer.presses(`Delete ${NAME}`);
      await viewer.presses('Delete');
    },
    successWords: 'has been deleted.',
    failureWords: errorText,
    sessionOverWords: LOGIN,
  },
  createClip: {
    path: watchPath(),
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
    successWords: /“The overtime winner” is (being created|ready)/,
    failureWords: errorText,
    sessionOverWords: 'Sign up',
  },
} as const satisfies Partial<Record<OperationId, FaultCaseFor>>;
