import {
  getAddSessionMockHandler,
  getConfirmAccountDeletionMockHandler,
  getLogInMockHandler,
  getLogInWithProviderMockHandler,
  getLogOutMockHandler,
  getRegisterMockHandler,
  getRequestPasswordResetMockHandler,
  getResetPasswordMockHandler,
  getVerifyEmailMockHandler,
} from '../../../generated/api/auth/auth.msw.ts';
import {
  AddSessionBody,
  ConfirmAccountDeletionBody,
  LogInBody,
  LogInWithProviderBody,
  LogInWithProviderParams,
  RegisterBody,
  RequestPasswordResetBody,
  ResetPasswordBody,
  VerifyEmailBody,
} from '../../../generated/zod/auth/auth.zod.ts';
import type { World } from '../../store/world.ts';
import { createResolver } from '../create-resolver.ts';
import { failure, invalid, notFound, tooMany } from '../failure.ts';
import { deleteUser } from './delete-user.ts';
import { findLink, RESET_MINUTES, sendLink, VERIFY_MINUTES } from './mail.ts';
import { checkPhone } from './phone.ts';
import { checkHuman } from './recaptcha.ts';
import { endSessions } from './sessions.ts';
import { logInWithProvider } from './social.ts';
import { findByEmail, viewUser } from './users.ts';

const MAX_WRONG_PASSWORDS_PER_MINUTE = 10;
const MISMATCH = { password_confirmation: ['The password and password confirmation do not match'] };

const success = () => ({ success: true as const });
const alreadyLoggedIn = () => failure(400, 'already_logged_in', 'Already logged in.');
const unknownUser = () => failure(400, 'user_not_found', 'User not found.', { email: ['User not found.'] });
export const emailTaken = () => {
  const message = 'The email address you have entered is already registered.';
  return failure(400, 'email_already_registered', message, { email: [message] });
};

export function authHandlers(world: World) {
  const { users, sessions, mails, devices } = world.store;
  const failedAttempts = new Map<string, number[]>();

  /** Limits attempts to guess the password of one account. */
  const limitAttempts = (login: string) => {
    const recent = (failedAttempts.get(login) ?? []).filter((time) => time > world.now() - 60);
    failedAttempts.set(login, recent);
    if (recent.length >= MAX_WRONG_PASSWORDS_PER_MINUTE)
      throw tooMany(Math.max(1, (recent[0] ?? 0) + 60 - world.now()));
    return recent;
  };

  return [
    getLogInMockHandler(
      createResolver(world, 'logIn', { body: LogInBody }, ({ body, session }) => {
        if (session().user_id !== null) throw alreadyLoggedIn();
        checkHuman(world, body.recaptcha_token);
        const attempts = limitAttempts(body.login.toLowerCase());
        const user = findByEmail(world, body.login);
        if (user?.password !== body.password) {
          attempts.push(world.now());
          throw failure(400, 'invalid_credentials', 'Invalid email or password. Please try again.');
        }
        sessions.update(session(), { user_id: user.id });
        return { user: viewUser(world, user) };
      }),
    ),
    getRegisterMockHandler(
      createResolver(world, 'register', { body: RegisterBody }, ({ body, session }) => {
        if (session().user_id !== null) throw alreadyLoggedIn();
        const { password_confirmation, recaptcha_token, ...input } = body;
        if (!input.terms) throw invalid({ terms: ['Please accept terms & conditions'] });
        if (input.password !== password_confirmation) throw invalid(MISMATCH);
        checkPhone(input.phone);
        checkHuman(world, recaptcha_token);
        if (findByEmail(world, input.email)) throw emailTaken();
        const user = users.add({
          ...input,
          is_verified: false,
          temporary_password: false,
          trial_period_used: false,
          clips: 0,
          downloads: 0,
          social: null,
        });
        sessions.update(session(), { user_id: user.id });
        sendLink(world, 'verify-email', user.email, VERIFY_MINUTES);
        return { user: viewUser(world, user) };
      }),
    ),
    getLogOutMockHandler(
      createResolver(world, 'logOut', { login: true }, ({ session }) => {
        sessions.remove(session().id);
        return success();
      }),
    ),
    getLogInWithProviderMockHandler(
      createResolver(
        world,
        'logInWithProvider',
        { path: LogInWithProviderParams, body: LogInWithProviderBody },
        logInWithProvider,
      ),
    ),
    getVerifyEmailMockHandler(
      createResolver(world, 'verifyEmail', { body: VerifyEmailBody }, ({ body }) => {
        const user = findByEmail(world, body.email);
        if (!user) throw unknownUser();
        const mail = findLink(world, 'verify-email', body);
        if (!mail || mail.expires < world.now())
          throw failure(400, 'verification_failed', 'Verification your email address failed.');
        if (user.is_verified) throw failure(400, 'email_already_verified', 'Your email already verified.');
        users.update(user, { is_verified: true });
        mails.update(mail, { used: true });
        return success();
      }),
    ),
    getRequestPasswordResetMockHandler(
      createResolver(world, 'requestPasswordReset', { body: RequestPasswordResetBody }, ({ body }) => {
        checkHuman(world, body.recaptcha_token);
        const user = findByEmail(world, body.email);
        if (!user) throw unknownUser();
        sendLink(world, 'password-reset', user.email, RESET_MINUTES);
        return { expires_in_minutes: RESET_MINUTES };
      }),
    ),
    getResetPasswordMockHandler(
      createResolver(world, 'resetPassword', { body: ResetPasswordBody }, ({ body }) => {
        if (body.password !== body.password_confirmation) throw invalid(MISMATCH);
        const user = findByEmail(world, body.email);
        if (!user) throw unknownUser();
        const mail = findLink(world, 'password-reset', body);
        if (!mail || mail.used) throw failure(400, 'reset_failed', 'Reset password failed.');
        if (mail.expires < world.now())
          throw failure(400, 'reset_key_expired', 'The reset password key has expired.');
        mails.update(mail, { used: true });
        users.update(user, { password: body.password, temporary_password: false });
        return success();
      }),
    ),
    getAddSessionMockHandler(
      createResolver(world, 'addSession', { body: AddSessionBody, login: true }, ({ body, user }) => {
        const device = devices.find(({ code, user_id }) => code === body.code && user_id === null);
        if (!device) throw notFound();
        devices.update(device, { user_id: user().id });
        return success();
      }),
    ),
    getConfirmAccountDeletionMockHandler(
      createResolver(world, 'confirmAccountDeletion', { body: ConfirmAccountDeletionBody }, ({ body }) => {
        const user = findByEmail(world, body.email);
        if (!user) throw unknownUser();
        const mail = findLink(world, 'account-deletion', body);
        if (!mail || mail.expires < world.now())
          throw failure(400, 'verification_failed', 'Verification failed.');
        endSessions(world, user.id);
        deleteUser(world, user.id);
        return success();
      }),
    ),
  ];
}
