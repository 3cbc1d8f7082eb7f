import { NOTHING_SHOWN, type ShownMessages } from '../../texts/shown-messages';
import { recordedAddress } from '../recorded-states';

/** Loads which stories show which messages. Without a recorded run, no story shows any. */
export const loadShownMessages = (): Promise<ShownMessages> =>
  fetch(recordedAddress('messages.json'))
    .then((response) => (response.ok ? response.json() : NOTHING_SHOWN))
    .catch(() => NOTHING_SHOWN);
