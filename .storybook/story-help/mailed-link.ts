import type { MailRow } from '@mocks/store/rows';
import type { World } from '@mocks/store/world';
import { EVENING } from '../demo/clock';

const HOUR_S = 3_600;
const SIGNATURE = '9c1f4be07a529c1f4be07a52';

interface MailedLinkOptions {
  to: string;
  kind: MailRow['kind'];
  /** Whether the link of the e-mail expired an hour ago. */
  expired?: boolean;
}

/** Creates an e-mailed link and the e-mail that contained it. */
export function mailedLink({ to, kind, expired = false }: MailedLinkOptions) {
  const sent = EVENING / 1000 - HOUR_S;
  const expires = expired ? sent : sent + 2 * HOUR_S;
  return {
    link: { email: to, expires: String(expires), signature: SIGNATURE },
    arrange: ({ store }: World): void => {
      store.mails.add({ to, kind, url: '/', sent, expires, signature: SIGNATURE, used: false });
    },
  };
}
