import type { FaqItem } from '@generated/model';
import { useState } from 'react';
import { ChannelHtml } from '../../components/channel-html/channel-html';
import styles from './faq-screen.module.css';

export const questionAnchor = (id: number): string => `q-${id}`;

/** A question of the FAQ. Opening it adds its anchor to the URL, so that the question can be shared. */
export function Question({ item, open }: { item: FaqItem; open: boolean }) {
  const [shown, setShown] = useState(open);
  const anchor = questionAnchor(item.id);
  return (
    <details
      id={anchor}
      className={styles.question}
      open={shown}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open === shown) return;
        setShown(currentTarget.open);
        const { pathname, search } = location;
        history.replaceState(history.state, '', pathname + search + (currentTarget.open ? `#${anchor}` : ''));
      }}
    >
      <summary>
        <h2>{item.question}</h2>
      </summary>
      <div className={styles.answer}>
        <ChannelHtml html={item.answer} isFolded />
      </div>
    </details>
  );
}
