import { isObject, type Json, type JsonObject } from '../../model/json.ts';
import type { Operation } from '../../model/model.ts';
import { beginSession } from '../sessions.ts';
import { act, bodyFor, type Walk } from './walk.ts';

/** Returns a new e-mail address for each run: the account's address with a plus tag. */
export function newAddress(email: string | undefined): string {
  const [local = 'contract-check', domain = 'example.com'] = (email ?? '').split('@').filter(Boolean);
  return `${local}+check-${Date.now().toString(36)}@${domain}`;
}

export async function register(walk: Walk, operation: Operation): Promise<void> {
  const { email, password } = walk.newcomer;
  const body = { ...bodyFor(walk, operation), email, password, password_confirmation: password };
  const call = await act(walk, operation, { body });
  if (call?.status === 200 && !walk.run.options.deletionLink)
    walk.run.notes.add(
      'Left behind: the account that was registered (give --deletion-link to have it deleted).',
    );
}

/** This call uses a separate session, since an accepted code signs a user in. */
export async function logInWithProvider({ run, ...walk }: Walk, operation: Operation): Promise<void> {
  const keys = await beginSession(run);
  const newcomer = { ...walk.newcomer, keys };
  const alone: Walk = { ...walk, run, newcomer };
  const [provider, code] = run.options.socialCode?.split(/:(.*)/) ?? [];
  const path = provider && code ? { path: { provider } } : {};
  await act(alone, operation, { ...path, body: { ...bodyFor(alone, operation), ...(code && { code }) } });
}

export async function requestPasswordReset(walk: Walk, operation: Operation): Promise<void> {
  await act(walk, operation, { body: { ...bodyFor(walk, operation), email: walk.newcomer.email } });
}

/**
 * Opens the link that was sent by e-mail. Without a mailbox it opens a forged link, which must be refused.
 */
export async function openLink(walk: Walk, operation: Operation): Promise<void> {
  const { email, password } = walk.newcomer;
  const link = await linkFor(walk, operation);
  if (!link) walk.run.notes.add(`${operation.id} was only tried with a forged link.`);
  const passwords: JsonObject =
    operation.id === 'resetPassword' ? { password, password_confirmation: password } : {};
  await act(walk, operation, { body: { ...bodyFor(walk, operation), email, ...passwords, ...link } });
}

async function linkFor({ run, newcomer }: Walk, operation: Operation): Promise<JsonObject | null> {
  const { mailbox, deletionLink } = run.options;
  const { email } = newcomer;
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
    .flatMap((letter) => (isObject(letter) && typeof letter.url === 'string' ? letter.url : []));
  const url = urls.find((one) => one.includes(page));
  if (!url) return null;
  const query = new URL(url, 'http://site').searchParams;
  return { expires: Number(query.get('expires')), signature: query.get('signature') ?? '' };
}
