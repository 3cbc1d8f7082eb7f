import type { OperationId } from '@generated/operations';
import { CHANNEL_KEY } from '@mocks/data/settings';
import { gone, type Place, says } from '../place';
import { viewer } from '../viewer';
import { FAN, letter, MEMBER, NEW, PASSWORD } from './people';

const API_KEY = `ak_${'s'.repeat(24)}`;
const NEXT_PASSWORD = 'touch-line-2';

const CODE_UNKNOWN = 'No device is showing this code. Check it, or get a new one on the device.';

export const account = {
  logIn: {
    path: '/login',
    typed: { Email: FAN, Password: PASSWORD },
    act: () => viewer.presses('Log in'),
    fine: 'Live now',
    failureShown: says,
  },
  register: {
    path: '/registration',
    typed: {
      'First name': 'Jules',
      'Last name': 'Moreau',
      Email: 'jules@example.com',
      Phone: '+1 555 010 0142',
      Password: PASSWORD,
      'Confirm password': PASSWORD,
    },
    act: async () => {
      await viewer.ticks(/^ ?I accept/);
      await viewer.presses('Register');
    },
    fine: 'Confirm your email address',
    failureShown: says,
  },
  logInWithProvider: {
    path: '/auth/login/google/callback',
    device: { channel_key: CHANNEL_KEY, api_key: API_KEY },
    link: { code: 'demo-google-fan-7', state: API_KEY },
    arrange: (world) =>
      void world.store.sessions.add({ api_key: API_KEY, user_id: null, created: world.now() }),
    fine: 'Live now',
    failureShown: says,
  },
  logOut: {
    path: '/profile',
    account: MEMBER,
    act: () => viewer.presses('Log out'),
    fine: 'Sign up',
    failureShown: says,
    sessionOver: 'Log in',
  },
  verifyEmail: {
    path: '/verify-email',
    ...letter(NEW, 'verify-email'),
    fine: 'Your email address is confirmed',
    failureShown: says,
  },
  requestPasswordReset: {
    path: '/password-reset-request',
    typed: { Email: FAN },
    act: () => viewer.presses('Send link'),
    fine: 'Check your inbox',
    failureShown: says,
  },
  resetPassword: {
    path: '/password-reset',
    ...letter(FAN, 'password-reset'),
    typed: { 'New password': NEXT_PASSWORD, 'Confirm new password': NEXT_PASSWORD },
    act: () => viewer.presses('Set new password'),
    fine: 'Your password has been changed',
    failureShown: says,
  },
  confirmAccountDeletion: {
    path: '/confirm-account-deletion',
    ...letter(FAN, 'account-deletion'),
    act: () => viewer.presses('Delete my account'),
    fine: 'Your account has been deleted',
    failureShown: says,
  },
  addSession: {
    path: '/profile/sessions/add',
    account: FAN,
    typed: { 'Six-digit code': '123 456' },
    act: () => viewer.presses('Link the device'),
    fine: 'Your device is linked.',
    failureShown: gone(CODE_UNKNOWN, says),
    sessionOver: 'Good to see you again.',
  },
  updateProfile: {
    path: '/profile/edit',
    account: MEMBER,
    typed: { 'First name': 'Robyn' },
    act: () => viewer.presses('Save changes'),
    fine: 'Your profile has been saved.',
    failureShown: says,
    sessionOver: 'Good to see you again.',
  },
} as const satisfies Partial<Record<OperationId, Place>>;
