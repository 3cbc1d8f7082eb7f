import { useChannel } from '../api/hooks/channel';
import { useLanguage } from '../i18n/language-context';
import { currencyOf, formatMoney } from '../lib/money';

/** An amount in minor units, in the channel's currency and the viewer's language. */
export function usePrice(): (minor: number) => string {
  const currency = currencyOf(useChannel().settings);
  const { language } = useLanguage();
  return (minor) => formatMoney(minor, currency, language);
}
