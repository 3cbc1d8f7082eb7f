import { useCurrency } from '../../api/hooks/currency';
import { useLanguage } from '../../i18n/language-context';
import { Text } from '../../i18n/text';
import { ambiguousCurrency } from '../../lib/text/money';
import styles from './currency-note.module.css';

/** Names the currency if its sign is ambiguous, such as "$". Used once on each screen with prices. */
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
