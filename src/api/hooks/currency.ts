import { currencyOf } from '../../lib/text/money';
import { useChannel } from './channel';

/** The channel's currency. */
export function useCurrency(): string {
  return currencyOf(useChannel().settings);
}
