import { type ReactNode, useId, useRef } from 'react';
import type { MessageId } from '../../i18n/message-id';
import { useText } from '../../i18n/text';
import { IconButton } from './icon-button';
import styles from './list-menu.module.css';

interface ListMenuProps<Item> {
  label: MessageId;
  icon: ReactNode;
  items: readonly Item[];
  children(item: Item): ReactNode;
  onChoose(item: Item): void;
}

/** A control that opens a list over the video; choosing an item closes the list. */
export function ListMenu<Item extends { id: number }>(props: ListMenuProps<Item>) {
  const { icon, items, children, onChoose } = props;
  const label = useText()(props.label);
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  return (
    <>
      <IconButton label={label} popoverTarget={id}>
        {icon}
      </IconButton>
      <div ref={panel} id={id} popover="auto" role="dialog" aria-label={label} className={styles.panel}>
        <h2>{label}</h2>
        <ol>
          {items.map((item) => (
            <li key={item.id}>
              <button
                type="button"
                onClick={() => {
                  panel.current?.hidePopover();
                  onChoose(item);
                }}
              >
                {children(item)}
              </button>
            </li>
          ))}
        </ol>
      </div>
    </>
  );
}
