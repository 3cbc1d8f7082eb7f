import { currencyOf } from '../../lib/text/money';
import { useChannel } from './channel';

/** Returns the channel's currency. */
export function useCurrency(): string {
  return currencyOf(useChannel().settings);
}
