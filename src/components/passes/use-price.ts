import { useCurrency } from '../../api/hooks/currency';
import { useLanguage } from '../../i18n/language-context';
import { formatMoney } from '../../lib/text/money';

/**
 * Returns a function that formats an amount in minor units in the channel's currency and the viewer's locale.
 */
export function usePrice(): (minor: number) => string {
  const currency = useCurrency();
  const { locale } = useLanguage();
  return (minor) => formatMoney(minor, currency, locale);
}
