import { useId } from 'react';
import { Text, useText } from '../../i18n/text';
import { Button } from '../../ui/button/button';
import { GridIcon, RowsIcon, TableIcon } from '../../ui/icons/icons';
import { useViewChoice, type ViewChoice } from './view-choice';
import styles from './view-menu.module.css';

const VIEWS = [
  { name: 'grid', label: 'view.grid', icon: GridIcon, choice: { display: 'card', view: 'grid' } },
  { name: 'list', label: 'view.list', icon: RowsIcon, choice: { display: 'card', view: 'list' } },
  { name: 'table', label: 'view.table', icon: TableIcon, choice: { display: 'table' } },
] as const satisfies readonly { choice: Partial<ViewChoice>; [field: string]: unknown }[];

/** Opens the choice between cards in a grid, cards in a list, and a table. */
export function ViewMenu() {
  const text = useText();
  const id = useId();
  const [{ display, view }, choose] = useViewChoice();
  const current = display === 'table' ? 'table' : view;
  const anchor = `--view${id.replace(/\W/g, '')}`;
  const Icon = VIEWS.find(({ name }) => name === current)?.icon ?? GridIcon;
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
      <div id={id} popover="auto" className={styles.menu} style={{ positionAnchor: anchor }}>
        <fieldset aria-label={text('view.display')}>
          {VIEWS.map(({ name, label, icon: OptionIcon, choice }) => (
            <button
              key={name}
              type="button"
              aria-pressed={name === current}
              popoverTarget={id}
              popoverTargetAction="hide"
              onClick={() => choose(choice)}
            >
              <OptionIcon />
              <Text id={label} />
            </button>
          ))}
        </fieldset>
      </div>
    </div>
  );
}
