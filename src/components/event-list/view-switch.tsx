import { useText } from '../../i18n/text';
import { Segmented } from '../../ui/form/segmented';
import { CardsIcon, GridIcon, RowsIcon, TableIcon } from '../../ui/icons/icons';
import { useViewChoice } from './view-choice';
import styles from './view-switch.module.css';

/** Switches between cards and table, and between grid and list of cards. */
export function ViewSwitch() {
  const text = useText();
  const [{ display, view }, choose] = useViewChoice();
  return (
    <div className={styles.switch}>
      {display === 'card' && (
        <Segmented
          label={text('view.arrangement')}
          value={view}
          options={[
            { value: 'grid', label: text('view.grid'), icon: <GridIcon /> },
            { value: 'list', label: text('view.list'), icon: <RowsIcon /> },
          ]}
          onChoose={(next) => choose({ view: next })}
        />
      )}
      <Segmented
        label={text('view.display')}
        value={display}
        options={[
          { value: 'card', label: text('view.cards'), icon: <CardsIcon /> },
          { value: 'table', label: text('view.table'), icon: <TableIcon /> },
        ]}
        onChoose={(next) => choose({ display: next })}
      />
    </div>
  );
}
