import { useQueryClient } from '@tanstack/react-query';
import { Text, useText } from '../../i18n/text';
import { RowsIcon, TableIcon } from '../../ui/icons/action-icons';
import { CheckIcon, GridIcon } from '../../ui/icons/icons';
import { hideScores, useHidesScores } from '../event-card/hidden-scores';
import { useViewChoice, type ViewChoice } from './view-choice';

const VIEWS = [
  { name: 'grid', label: 'view.grid', icon: GridIcon, choice: { display: 'card', view: 'grid' } },
  { name: 'list', label: 'view.list', icon: RowsIcon, choice: { display: 'card', view: 'list' } },
  { name: 'table', label: 'view.table', icon: TableIcon, choice: { display: 'table' } },
] as const satisfies readonly { choice: Partial<ViewChoice>; [field: string]: unknown }[];

/** Buttons for the views of event lists. `menu` is the id of the popover that closes after a choice. */
export function ViewChoices({ menu }: { menu: string }) {
  const text = useText();
  const [{ display, view }, choose] = useViewChoice();
  const hides = useHidesScores();
  const queries = useQueryClient().getQueryCache();
  // The switch for scores is hidden if no loaded response contains a score.
  const hasScores = queries.getAll().some(({ state }) => JSON.stringify(state.data)?.includes('"score":{'));
  const current = display === 'table' ? 'table' : view;
  return (
    <fieldset aria-label={text('view.display')}>
      {VIEWS.map(({ name, label, icon: Icon, choice }) => (
        <button
          key={name}
          type="button"
          aria-pressed={name === current}
          popoverTarget={menu}
          popoverTargetAction="hide"
          onClick={() => choose(choice)}
        >
          <Icon />
          <Text id={label} />
        </button>
      ))}
      {hasScores && (
        <button type="button" aria-pressed={hides} onClick={() => hideScores(!hides)}>
          <CheckIcon />
          <Text id="view.hideScores" />
        </button>
      )}
    </fieldset>
  );
}
