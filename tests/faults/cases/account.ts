import type { OperationId } from '@generated/operations';
import { CHANNEL_KEY } from '@mocks/data/settings';
import { errorText, type FaultCase, unlessNotFound } from '../fault-case';
import { viewer } from '../viewer';
import { FAN, MEMBER, mailedLink, NEW, PASSWORD } from './people';

const API_KEY = `ak_${'s'.repeat(24)}`;
const NEXT_PASSWORD = 'touch-line-2';

const CODE_UNKNOWN = 'No device is showing this code. Check it, or get a new one on the device.';

export const account = {
  logIn: {
    path: '/login',
    typed: { Email: FAN, Password: PASSWORD },
    act: () => viewer.presses('Log in'),
    successWords: 'Live now',
    failureWords: errorText,
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
    successWords: 'Confirm your email address',
    failureWords: errorText,
  },
  logInWithProvider: {
    path: '/auth/login/google/callback',
    device: { channel_key: CHANNEL_KEY, api_key: API_KEY },
    link: { code: 'demo-google-fan-7', state: API_KEY },
    arrange: (world) =>
      void world.store.sessions.add({ api_key: API_KEY, user_id: null, created: world.now() }),
    successWords: 'Live now',
    failureWords: errorText,
  },
  logOut: {
    path: '/profile',
    account: MEMBER,
    act: () => viewer.presses('Log out'),
    successWords: 'Sign up',
    failureWords: errorText,
    sessionOverWords: 'Log in',
  },
  verifyEmail: {
    path: '/verify-email',
    ...mailedLink(NEW, 'verify-email'),
    successWords: 'Your email address is confirmed',
    failureWords: errorText,
  },
  requestPasswordReset: {
    path: '/password-reset-request',
    typed: { Email: FAN },
    act: () => viewer.presses('Send link'),
    successWords: 'Check your inbox',
    failureWords: errorText,
  },
  resetPassword: {
    path: '/password-reset',
    ...mailedLink(FAN, 'password-reset'),
    typed: { 'New password': NEXT_PASSWORD, 'Confirm new password': NEXT_PASSWORD },
    act: () => viewer.presses('Set new password'),
    successWords: 'Your password has been changed',
    failureWords: errorText,
  },
  confirmAccountDeletion: {
    path: '/confirm-account-deletion',
    ...mailedLink(FAN, 'account-deletion'),
    act: () => viewer.presses('Delete my account'),
    successWords: 'Your account has been deleted',
    failureWords: errorText,
  },
  addSession: {
    path: '/profile/sessions/add',
    account: FAN,
    typed: { 'Six-digit code': '123 456' },
    act: () => viewer.presses('Link the device'),
    successWords: 'Your device is linked.',
    failureWords: unlessNotFound(CODE_UNKNOWN, errorText),
    sessionOverWords: 'Good to see you again.',
  },
  updateProfile: {
    path: '/profile/edit',
    account: MEMBER,
    typed: { 'First name': 'Robyn' },
    act: () => viewer.presses('Save changes'),
    successWords: 'Your profile has been saved.',
    failureWords: errorText,
    sessionOverWords: 'Good to see you again.',
  },
} as const satisfies Partial<Record<OperationId, FaultCase>>;
