import { currencyOf } from '../../lib/money';
import { useChannel } from './channel';

/** The currency that the channel counts in. */
export function useCurrency(): string {
  return currencyOf(useChannel().settings);
}
