import type { World } from '@mocks/store/world';
import type { FaultCase } from '../fault-case';

export const FAN = 'fan@grandstand.test';
export const MEMBER = 'member@grandstand.test';
export const NEW = 'new@grandstand.test';
export const PASSWORD = 'goal-line-1';

const HOUR_S = 3_600;
const SIGNATURE = '9c1f4be07a529c1f4be07a52';

/** Creates an e-mailed link and the e-mail that contained it. */
export function mailedLink(to: string, kind: 'verify-email' | 'password-reset' | 'account-deletion') {
  const sent = Math.floor(Date.now() / 1000) - HOUR_S;
  const expires = sent + 10 * HOUR_S;
  return {
    link: { email: to, expires: String(expires), signature: SIGNATURE },
    arrange: ({ store }: World): void => {
      store.mails.add({ to, kind, url: '/', sent, expires, signature: SIGNATURE, used: false });
    },
  } satisfies Partial<FaultCase>;
}
