import type { MessageId } from '../../../i18n/message-id';
import type { Confirming, Settlement, SettlingOrder } from '../settlement/settlement';

export type UnderWay = Extract<
  Settlement<SettlingOrder, unknown>,
  { phase: 'searching' | 'inAnotherTab' | 'authenticating' | 'confirming' | 'unreadable' }
>;

export interface PaymentWords {
  title: MessageId;
  body: MessageId;
  notice: MessageId | null;
  /** Whether the payment continues without the viewer, so that a spinner is shown. */
  spinner: boolean;
  action: 'authenticate' | 'checkAgain' | null;
}

/** After this many polls, the page says that the payment takes longer than usual. */
const SLOW_AFTER_POLLS = 10;

/** The text for a payment that is not finished. It never claims more than its state proves. */
export function paymentWords(state: UnderWay, waitedLong: boolean): PaymentWords {
  const plain = { notice: null, spinner: true, action: null } as const;
  const failureNotice = 'failures' in state && state.failures > 0 ? 'buy.noAnswerYet' : null;
  switch (state.phase) {
    case 'inAnotherTab':
      return { ...plain, title: 'buy.elsewhereTitle', body: 'buy.elsewhereBody' };
    case 'searching':
      return { ...plain, title: 'buy.lookingTitle', body: 'buy.lookingBody', notice: failureNotice };
    case 'authenticating':
      return {
        ...plain,
        title: 'buy.authenticatingTitle',
        body: 'buy.authenticatingBody',
        spinner: false,
      };
    case 'unreadable':
      return {
        title: 'buy.unreadableTitle',
        body: 'buy.unreadableBody',
        notice: state.reason,
        spinner: false,
        action: 'checkAgain',
      };
    case 'confirming':
      return confirmingWords(state, failureNotice, waitedLong);
  }
}

function confirmingWords(
  { bank, polls }: Confirming<SettlingOrder>,
  failureNotice: 'buy.noAnswerYet' | null,
  waitedLong: boolean,
): PaymentWords {
  if (bank.step === 'waiting')
    return {
      title: 'buy.bankWaitingTitle',
      body: 'buy.bankWaitingBody',
      notice: failureNotice,
      spinner: false,
      action: 'authenticate',
    };
  if (waitedLong)
    return {
      title: 'buy.notPaidTitle',
      body: 'buy.notPaidBody',
      notice: failureNotice,
      spinner: false,
      action: 'checkAgain',
    };
  const notice = failureNotice ?? (polls >= SLOW_AFTER_POLLS ? 'buy.takesLong' : null);
  const refused = bank.step === 'answered' && !bank.approved;
  return {
    title: refused ? 'buy.bankRefusedTitle' : 'buy.confirmingTitle',
    body: refused ? 'buy.bankRefusedBody' : 'buy.dontPayAgain',
    notice,
    spinner: true,
    action: null,
  };
}
