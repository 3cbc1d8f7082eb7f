import { NOTHING_SHOWN, type ShownMessages } from '../../texts/shown-messages';
import { recordedAddress } from '../recorded-states';

/** Loads where the stories show which messages; without a run, nowhere. */
export const loadShownMessages = (): Promise<ShownMessages> =>
  fetch(recordedAddress('messages.json'))
    .then((answer) => (answer.ok ? answer.json() : NOTHING_SHOWN))
    .catch(() => NOTHING_SHOWN);
