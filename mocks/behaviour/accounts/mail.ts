import { hash } from '../../pictures/svg.ts';
import type { MailRow } from '../../store/rows.ts';
import type { World } from '../../store/world.ts';

const SIGNING_KEY = 'northfield-demo';
export const VERIFY_MINUTES = 24 * 60;
export const RESET_MINUTES = 60;

const PATHS: Record<MailRow['kind'], string> = {
  'verify-email': '/verify-email',
  'password-reset': '/password-reset',
  'account-deletion': '/confirm-account-deletion',
};

function sign(kind: MailRow['kind'], email: string, expires: number, number: number): string {
  const text = `${SIGNING_KEY}|${kind}|${email.toLowerCase()}|${expires}|${number}`;
  return [text, `${text}/`, `/${text}`].map((part) => hash(part).toString(16).padStart(8, '0')).join('');
}

/** Adds a signed link to the demo's mailbox, which tests read with GET /demo/mailbox?email=ADDRESS. */
export function sendLink(world: World, kind: MailRow['kind'], email: string, minutes: number): MailRow {
  const sent = world.now();
  const expires = sent + minutes * 60;
  const signature = sign(kind, email, expires, world.store.mails.save().next);
  const query = new URLSearchParams({ email, expires: String(expires), signature });
  return world.store.mails.add({
    to: email,
    kind,
    url: `${PATHS[kind]}?${query}`,
    sent,
    expires,
    signature,
    used: false,
  });
}

interface Link {
  email: string;
  expires: number;
  signature: string;
}

/** Returns the e-mail that contained the link, or undefined for a forged link. */
export function findLink(world: World, kind: MailRow['kind'], link: Link): MailRow | undefined {
  return world.store.mails.find(
    (mail) =>
      mail.kind === kind &&
      mail.signature === link.signature &&
      mail.expires === link.expires &&
      mail.to.toLowerCase() === link.email.toLowerCase(),
  );
}
