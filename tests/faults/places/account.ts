import type { OperationId } from '@generated/operations';
import { CHANNEL_KEY } from '@mocks/data/settings';
import { gone, type Place, says } from '../place';
import { viewer } from '../viewer';
import { FAN, letter, MEMBER, NEW, PASSWORD } from './people';

const API_KEY = `ak_${'s'.repeat(24)}`;
const NEXT_PASSWORD = 'touch-line-2';

const CODE_UNKNOWN = 'No device shows this code. Please check it, or have the device show a new one.';

export const account = {
  logIn: {
    path: '/login',
    typed: { Email: FAN, Password: PASSWORD },
    act: () => viewer.presses('Log in'),
    fine: 'Live now',
    told: says,
  },
  register: {
    path: '/registration',
    typed: {
      'First name': 'Jules',
      'Last name': 'Moreau',
      Email: 'jules@example.com',
      Phone: '+1 555 010 0142',
      Password: PASSWORD,
      'Password once more': PASSWORD,
    },
    act: async () => {
      await viewer.ticks(/^ ?I accept/);
      await viewer.presses('Register');
    },
    fine: 'Confirm your email address',
    told: says,
  },
  logInWithProvider: {
    path: '/auth/login/google/callback',
    device: { channel_key: CHANNEL_KEY, api_key: API_KEY },
    link: { code: 'demo-google-fan-7', state: API_KEY },
    arrange: (world) =>
      void world.store.sessions.add({ api_key: API_KEY, user_id: null, created: world.now() }),
    fine: 'Live now',
    told: says,
  },
  logOut: {
    path: '/profile',
    account: MEMBER,
    act: () => viewer.presses('Log out'),
    fine: 'Sign up',
    told: says,
    sessionOver: 'Log in',
  },
  verifyEmail: {
    path: '/verify-email',
    ...letter(NEW, 'verify-email'),
    fine: 'Your email address is confirmed',
    told: says,
  },
  requestPasswordReset: {
    path: '/password-reset-request',
    typed: { Email: FAN },
    act: () => viewer.presses('Send the link'),
    fine: 'Check your inbox',
    told: says,
  },
  resetPassword: {
    path: '/password-reset',
    ...letter(FAN, 'password-reset'),
    typed: { 'New password': NEXT_PASSWORD, 'New password once more': NEXT_PASSWORD },
    act: () => viewer.presses('Set the password'),
    fine: 'Your password is changed',
    told: says,
  },
  confirmAccountDeletion: {
    path: '/confirm-account-deletion',
    ...letter(FAN, 'account-deletion'),
    act: () => viewer.presses('Delete my account'),
    fine: 'Your account is deleted',
    told: says,
  },
  addSession: {
    path: '/profile/sessions/add',
    account: FAN,
    typed: { 'Six-digit code': '123 456' },
    act: () => viewer.presses('Link the device'),
    fine: 'Your device is linked.',
    told: gone(CODE_UNKNOWN, says),
    sessionOver: 'Good to see you again.',
  },
  updateProfile: {
    path: '/profile/edit',
    account: MEMBER,
    typed: { 'First name': 'Robyn' },
    act: () => viewer.presses('Save changes'),
    fine: 'Your profile is saved.',
    told: says,
    sessionOver: 'Good to see you again.',
  },
} as const satisfies Partial<Record<OperationId, Place>>;
