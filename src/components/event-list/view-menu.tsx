import { Suspense, useId, useState } from 'react';
import { useText } from '../../i18n/text';
import { Button } from '../../ui/button/button';
import { GridIcon } from '../../ui/icons/icons';
import { lazySection } from '../loading/lazy-section';
import styles from './view-menu.module.css';

const ViewChoices = lazySection(
  () => import('./view-choices').then(({ ViewChoices: part }) => part),
  'teams',
);

/** A button that opens the choice between a grid of cards, a list of cards and a table. */
export function ViewMenu() {
  const text = useText();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const anchor = `--view${id.replace(/\W/g, '')}`;
  return (
    <div className={styles.view}>
      <Button
        look="quiet"
        size="small"
        style={{ anchorName: anchor }}
        popoverTarget={id}
        aria-haspopup="true"
      >
        <GridIcon />
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
