import { OUTCOMES, type Outcome } from './outcomes.ts';

/** A payment or a setup that waits for the viewer in the browser. */
export interface DemoIntent {
  kind: 'payment' | 'setup';
  /** The backend's id of the payment or setup, made of letters and digits. */
  id: string;
  /** The outcome of the paying card. Null if the card is only chosen in the browser. */
  outcome: Outcome | null;
}

/** Returns pi_demo_<id> or seti_demo_<id>, the id in the URL to which the stand-in posts. */
export const intentId = ({ kind, id }: DemoIntent) => `${kind === 'payment' ? 'pi' : 'seti'}_demo_${id}`;

/** Returns pi_demo_<id>_secret_<outcome>_<random>. The outcome is `new` if there is no card yet. */
export function encodeClientSecret(intent: DemoIntent, random: string): string {
  return `${intentId(intent)}_secret_${intent.outcome ?? 'new'}_${random}`;
}

export function decodeClientSecret(secret: string): DemoIntent | null {
  const match = /^(pi|seti)_demo_([0-9A-Za-z]+)_secret_([a-z-]+)_[0-9A-Za-z]+$/.exec(secret);
  const outcome = OUTCOMES.find((known) => known === match?.[3]) ?? null;
  if (!match?.[2] || (!outcome && match[3] !== 'new')) return null;
  return { kind: match[1] === 'pi' ? 'payment' : 'setup', id: match[2], outcome };
}
