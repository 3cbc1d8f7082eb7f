import { isObject, type Json, type JsonObject } from '../../model/json.ts';
import type { Operation } from '../../model/model.ts';
import { beginSession } from '../sessions.ts';
import { bodyFor, callAndRecord, type JourneyState } from './journey-state.ts';

/** Returns a new e-mail address for each run: the account's address with a plus tag. */
export function newAddress(email: string | undefined): string {
  const [local = 'contract-check', domain = 'example.com'] = (email ?? '').split('@').filter(Boolean);
  return `${local}+check-${Date.now().toString(36)}@${domain}`;
}

export async function register(state: JourneyState, operation: Operation): Promise<void> {
  const { email, password } = state.newUser;
  const body = { ...bodyFor(state, operation), email, password, password_confirmation: password };
  const call = await callAndRecord(state, operation, { body });
  if (call?.status === 200 && !state.run.options.deletionLink)
    state.run.notes.add(
      'Left behind: the account that was registered (give --deletion-link to have it deleted).',
    );
}

/** This call uses a separate session, since an accepted code signs a user in. */
export async function logInWithProvider(
  { run, ...state }: JourneyState,
  operation: Operation,
): Promise<void> {
  const keys = await beginSession(run);
  const newUser = { ...state.newUser, keys };
  const alone: JourneyState = { ...state, run, newUser };
  const [provider, code] = run.options.socialCode?.split(/:(.*)/) ?? [];
  const path = provider && code ? { path: { provider } } : {};
  await callAndRecord(alone, operation, {
    ...path,
    body: { ...bodyFor(alone, operation), ...(code && { code }) },
  });
}

export async function requestPasswordReset(state: JourneyState, operation: Operation): Promise<void> {
  await callAndRecord(state, operation, {
    body: { ...bodyFor(state, operation), email: state.newUser.email },
  });
}

/**
 * Opens the link that was sent by e-mail. Without a mailbox it opens a forged link, which must be refused.
 */
export async function openLink(state: JourneyState, operation: Operation): Promise<void> {
  const { email, password } = state.newUser;
  const link = await linkFor(state, operation);
  if (!link) state.run.notes.add(`${operation.id} was only tried with a forged link.`);
  const passwords: JsonObject =
    operation.id === 'resetPassword' ? { password, password_confirmation: password } : {};
  await callAndRecord(state, operation, {
    body: { ...bodyFor(state, operation), email, ...passwords, ...link },
  });
}

async function linkFor({ run, newUser }: JourneyState, operation: Operation): Promise<JsonObject | null> {
  const { mailbox, deletionLink } = run.options;
  const { email } = newUser;
  if (operation.id === 'confirmAccountDeletion') {
    return deletionLink ? readLink(await run.client.requestJson('POST', deletionLink, { email }), '') : null;
  }
  if (!mailbox) return null;
  const page = operation.id === 'verifyEmail' ? 'verify-email' : 'password-reset';
  return readLink(
    await run.client.requestJson('GET', `${mailbox}?email=${encodeURIComponent(email)}`, null),
    page,
  );
}

/** Returns the parameters of the newest e-mailed link to that page. */
function readLink(found: Json, page: string): JsonObject | null {
  const urls = [found]
    .flat()
    .flatMap((mail) => (isObject(mail) && typeof mail.url === 'string' ? mail.url : []));
  const url = urls.find((one) => one.includes(page));
  if (!url) return null;
  const query = new URL(url, 'http://site').searchParams;
  return { expires: Number(query.get('expires')), signature: query.get('signature') ?? '' };
}
