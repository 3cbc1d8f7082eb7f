import type { Card } from '@generated/model';
import { useId } from 'react';
import { Text, useText } from '../../../i18n/text';
import { brandName } from '../../../lib/text/brand-name';
import { CardIcon } from './card-icon';
import styles from './saved-cards.module.css';
import type { CardsNow } from './use-cards';

const twoDigits = (value: number) => String(value % 100).padStart(2, '0');

/**
 * Radio buttons for the saved cards and, if the purchase allows it, for a new card.
 * Renders nothing if no card is saved.
 */
export function SavedCards({ cards, invalid }: { cards: CardsNow; invalid: boolean }) {
  const name = useId();
  const { saved, takesNew, choice, choose } = cards;
  if (saved.length === 0) return null;
  return (
    <div className={styles.cards}>
      {saved.map((card) => (
        <SavedCard
          key={card.id}
          name={name}
          card={card}
          expired={cards.isExpired(card)}
          invalid={invalid}
          checked={choice?.kind === 'saved' && choice.id === card.id}
          onChoose={() => choose({ kind: 'saved', id: card.id })}
        />
      ))}
      {takesNew && (
        <label className={styles.card}>
          <input
            type="radio"
            name={name}
            checked={choice?.kind === 'new'}
            aria-invalid={invalid || undefined}
            aria-describedby={invalid ? 'card-problem' : undefined}
            onChange={() => choose({ kind: 'new' })}
          />
          <CardIcon />
          <span>
            <Text id="buy.newCard" />
          </span>
        </label>
      )}
    </div>
  );
}

interface SavedCardProps {
  name: string;
  card: Card;
  expired: boolean;
  invalid: boolean;
  checked: boolean;
  onChoose(): void;
}

function SavedCard({ name, card, expired, invalid, checked, onChoose }: SavedCardProps) {
  const text = useText();
  return (
    <label className={styles.card} data-expired={expired}>
      <input
        type="radio"
        name={name}
        checked={checked}
        disabled={expired}
        aria-invalid={invalid || undefined}
        aria-describedby={invalid ? 'card-problem' : undefined}
        onChange={onChoose}
      />
      <CardIcon />
      <span>{text('buy.cardEnding', { brand: brandName(card.brand), last4: card.last4 })}</span>
      <span className={styles.expiry}>
        <Text
          id={expired ? 'buy.cardHasExpired' : 'buy.cardExpires'}
          values={{ date: `${twoDigits(card.exp_month)}/${twoDigits(card.exp_year)}` }}
        />
      </span>
    </label>
  );
}
