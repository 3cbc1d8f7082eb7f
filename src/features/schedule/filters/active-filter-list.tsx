import { useIntl } from 'react-intl';
import { useChannel } from '../../../api/hooks/channel';
import { useText } from '../../../i18n/text';
import { categoryLineage } from '../../../lib/channel/category-tree';
import { GENDER_TEXT } from '../../../lib/text/gender-text';
import { Button } from '../../../ui/button/button';
import { CloseIcon } from '../../../ui/icons/icons';
import type { Schedule } from '../use-schedule';
import { type ActiveFilter, activeFilters } from './active-filters';

/** The active filters as buttons. Pressing one removes the filter. */
export function ActiveFilterList({ schedule }: { schedule: Schedule }) {
  const text = useText();
  const labelOf = useFilterLabel(schedule);
  return (
    <ul aria-label={text('browse.active')}>
      {activeFilters(schedule.filters).map(({ name, change }) => {
        const label = labelOf(name);
        return (
          <li key={name} data-filter={name}>
            <Button
              look="secondary"
              size="small"
              aria-label={text('browse.remove', { filter: label })}
              onClick={() => schedule.choose(change)}
            >
              {label}
              <CloseIcon />
            </Button>
          </li>
        );
      })}
    </ul>
  );
}

function useFilterLabel({ filters, school, team }: Schedule): (name: ActiveFilter['name']) => string {
  const text = useText();
  const intl = useIntl();
  const categories = useChannel()['events-categories'];
  const day = (date: string) =>
    intl.formatDate(`${date}T00:00:00Z`, {
      weekday: 'short',
      day: 'numeric',
      month: 'short',
      year: 'numeric',
      timeZone: 'UTC',
    });
  return (name) => {
    const { sport, gender, start_date, end_date } = filters;
    switch (name) {
      case 'favourites':
        return text('browse.favouritesOnly');
      case 'free':
        return text('browse.freeOnly');
      case 'sport':
        return (sport && categoryLineage(categories, sport).at(-1)?.name) || text('browse.sport');
      case 'gender':
        return gender ? text(GENDER_TEXT[gender]) : '';
      case 'school':
        return school?.name ?? filters.school ?? '';
      case 'team':
        return team?.name ?? filters.team ?? '';
      case 'state':
      case 'city':
        return filters[name] ?? '';
      case 'days':
        if (start_date && end_date)
          return start_date === end_date
            ? day(start_date)
            : text('browse.betweenDays', { from: day(start_date), until: day(end_date) });
        return start_date
          ? text('browse.fromDay', { day: day(start_date) })
          : text('browse.untilDay', { day: day(end_date ?? '') });
    }
  };
}
