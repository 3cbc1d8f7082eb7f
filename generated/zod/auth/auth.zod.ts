/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

import {
  AddSessionRequest,
  Done,
  Failure,
  LogInRequest,
  PasswordReset,
  PasswordResetLinkRequest,
  PasswordResetLinkSent,
  RegisterRequest,
  SignedIn,
  SignedLink,
  SocialLogInRequest,
  SocialSignedIn
} from '../grandstandChannelAPI.schemas.zod.ts';


/**
 * @summary Log in with a password
 */
export const LogInBody = LogInRequest

export const LogIn200Response = SignedIn

export const LogIn400Response = Failure

export const LogIn429Response = Failure

export const LogIn500Response = Failure

/**
 * @summary Register with a password
 */
export const RegisterBody = RegisterRequest

export const Register200Response = SignedIn

export const Register400Response = Failure

export const Register429Response = Failure

export const Register500Response = Failure

/**
 * @summary Log in or register through a social provider
 */
export const LogInWithProviderParams = /*#__PURE__*/ zod.object({
  "provider": /*#__PURE__*/ zod.enum(['facebook', 'google'])
})

export const LogInWithProviderBody = SocialLogInRequest

export const LogInWithProvider200Response = SocialSignedIn

export const LogInWithProvider400Response = Failure

export const LogInWithProvider429Response = Failure

export const LogInWithProvider500Response = Failure

/**
 * @summary Log out
 */
export const LogOut200Response = Done

export const LogOut400Response = Failure

export const LogOut401Response = Failure

export const LogOut429Response = Failure

export const LogOut500Response = Failure

/**
 * @summary Confirm an e-mail address
 */
export const VerifyEmailBody = SignedLink

export const VerifyEmail200Response = Done

export const VerifyEmail400Response = Failure

export const VerifyEmail429Response = Failure

export const VerifyEmail500Response = Failure

/**
 * @summary Ask for a link to set a new password
 */
export const RequestPasswordResetBody = PasswordResetLinkRequest

export const RequestPasswordReset200Response = PasswordResetLinkSent

export const RequestPasswordReset400Response = Failure

export const RequestPasswordReset429Response = Failure

export const RequestPasswordReset500Response = Failure

/**
 * @summary Set a new password
 */
export const ResetPasswordBody = PasswordReset

export const ResetPassword200Response = Done

export const ResetPassword400Response = Failure

export const ResetPassword429Response = Failure

export const ResetPassword500Response = Failure

/**
 * @summary Sign in a television or another device
 */
export const AddSessionBody = AddSessionRequest

export const AddSession200Response = Done

export const AddSession400Response = Failure

export const AddSession401Response = Failure

export const AddSession404Response = Failure

export const AddSession429Response = Failure

export const AddSession500Response = Failure

/**
 * @summary Delete an account
 */
export const ConfirmAccountDeletionBody = SignedLink

export const ConfirmAccountDeletion200Response = Done

export const ConfirmAccountDeletion400Response = Failure

export const ConfirmAccountDeletion429Response = Failure

export const ConfirmAccountDeletion500Response = Failure

