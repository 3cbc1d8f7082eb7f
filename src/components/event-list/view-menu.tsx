import { Suspense, useId, useState } from 'react';
import { useText } from '../../i18n/text';
import { Button } from '../../ui/button/button';
import { GridIcon, RowsIcon, TableIcon } from '../../ui/icons/icons';
import { lazySection } from '../loading/lazy-section';
import { useViewChoice } from './view-choice';
import styles from './view-menu.module.css';

const ViewChoices = lazySection(() => import('./view-choices').then(({ ViewChoices: part }) => part));

/** Opens the choice between cards in a grid, cards in a list, and a table. */
export function ViewMenu() {
  const text = useText();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [{ display, view }] = useViewChoice();
  const anchor = `--view${id.replace(/\W/g, '')}`;
  const Icon = display === 'table' ? TableIcon : view === 'list' ? RowsIcon : GridIcon;
  return (
    <div className={styles.view}>
      <Button
        look="quiet"
        size="small"
        style={{ anchorName: anchor }}
        popoverTarget={id}
        aria-haspopup="true"
      >
        <Icon />
        {text('view.display')}
      </Button>
      <div
        id={id}
        popover="auto"
        className={styles.menu}
        style={{ positionAnchor: anchor }}
        onToggle={({ newState }) => setOpen(newState === 'open')}
      >
        {isOpen && (
          <Suspense>
            <ViewChoices menu={id} />
          </Suspense>
        )}
      </div>
    </div>
  );
}
