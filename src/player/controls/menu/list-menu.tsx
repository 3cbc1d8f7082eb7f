import type { ReactNode } from 'react';
import type { MessageId } from '../../../i18n/message-id';
import { useText } from '../../../i18n/text';
import styles from './list-menu.module.css';
import { PlayerMenu } from './player-menu';

interface ListMenuProps<Item> {
  label: MessageId;
  icon: ReactNode;
  items: readonly Item[];
  children(item: Item): ReactNode;
  onToggle(open: boolean): void;
  onChoose(item: Item): void;
}

/** A control that opens a list over the video; choosing an item closes the list. */
export function ListMenu<Item extends { id: number }>(props: ListMenuProps<Item>) {
  const { label, icon, items, children, onToggle, onChoose } = props;
  const text = useText();
  return (
    <PlayerMenu label={text(label)} closeLabel={text('player.listClose')} icon={icon} onToggle={onToggle}>
      {(close) => (
        <ol className={styles.list}>
          {items.map((item) => (
            <li key={item.id}>
              <button
                type="button"
                onClick={() => {
                  close();
                  onChoose(item);
                }}
              >
                {children(item)}
              </button>
            </li>
          ))}
        </ol>
      )}
    </PlayerMenu>
  );
}
