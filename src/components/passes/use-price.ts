import { useCurrency } from '../../api/hooks/currency';
import { useLanguage } from '../../i18n/language-context';
import { formatMoney } from '../../lib/text/money';

/** An amount in minor units, in the channel's currency, as the viewer's region writes it. */
export function usePrice(): (minor: number) => string {
  const currency = useCurrency();
  const { locale } = useLanguage();
  return (minor) => formatMoney(minor, currency, locale);
}
