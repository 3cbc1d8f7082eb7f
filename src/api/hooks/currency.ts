import { currencyOf } from '../../lib/text/money';
import { useChannel } from './channel';

/** The currency that the channel counts in. */
export function useCurrency(): string {
  return currencyOf(useChannel().settings);
}
