import { useCurrency } from '../../api/hooks/currency';
import { useLanguage } from '../../i18n/language-context';
import { Text } from '../../i18n/text';
import { ambiguousCurrency } from '../../lib/text/money';
import styles from './currency-note.module.css';

/** Names the currency, once a screen, where its prices show only a sign such as "$". */
export function CurrencyNote() {
  const { language } = useLanguage();
  const currency = ambiguousCurrency(useCurrency(), language);
  if (!currency) return null;
  return (
    <p className={styles.note}>
      <Text id="text.pricesIn" values={{ currency }} />
    </p>
  );
}
