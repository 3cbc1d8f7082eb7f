import type { SocialLogInRequest, SocialSignedIn } from '../../../generated/model/index.ts';
import { decodeCode } from '../../social/social-redirect.ts';
import type { UserRow } from '../../store/rows.ts';
import type { Call } from '../create-resolver.ts';
import { failure } from '../failure.ts';
import { randomName } from './sessions.ts';
import { findByEmail, viewUser } from './users.ts';

/**
 * How long a social log-in code is valid after its first use. A new user sends it twice, the second time with
 * accepted terms.
 */
const CODE_SECONDS = 600;

const refused = () => failure(400, 'wrong_auth_data', 'Wrong auth data.');

export function logInWithProvider(
  call: Call<{ provider: string }, undefined, SocialLogInRequest>,
): SocialSignedIn {
  const { world, path, body } = call;
  const session = call.session();
  if (session.user_id !== null) throw failure(400, 'already_logged_in', 'Already logged in.');
  const decoded = decodeCode(body.code);
  if (!decoded || decoded.person === 'fail' || decoded.provider !== path.provider) throw refused();

  const { socialCodes, users, sessions } = world.store;
  const known =
    socialCodes.find(({ code }) => code === body.code) ??
    socialCodes.add({ code: body.code, first_seen: world.now(), used: false });
  if (known.used || world.now() - known.first_seen > CODE_SECONDS) throw refused();

  // A new person has one fixed e-mail address per provider, so the demo recognises the person later.
  const email = decoded.person === 'fan' ? 'fan@grandstand.test' : `new.${decoded.provider}@grandstand.test`;
  const existing = findByEmail(world, email);
  if (!existing && body.terms !== true) {
    const text =
      'You are not registered yet. Please accept terms and conditions and click Register to continue.';
    throw failure(400, 'user_not_found', 'User not found.', { terms: [text] });
  }
  const user = existing ?? users.add(newSocialUser(email, decoded.provider));
  socialCodes.update(known, { used: true });
  sessions.update(session, { user_id: user.id });
  return { user: viewUser(world, user), is_new: !existing };
}

function newSocialUser(email: string, provider: string): Omit<UserRow, 'id'> {
  return {
    email,
    is_verified: true,
    temporary_password: false,
    first_name: 'Jules',
    last_name: 'Moreau',
    phone: null,
    newsletter: false,
    terms: true,
    trial_period_used: false,
    password: randomName(32),
    clips: 0,
    downloads: 0,
    social: `${provider}:${email}`,
  };
}
