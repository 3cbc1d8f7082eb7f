import { useText } from '../../../i18n/text';
import { ARCHIVE_BEGINS } from '../../../lib/event/viewer-days';
import { Button } from '../../../ui/button/button';
import { DateField } from '../../../ui/form/date-field';
import { calendarFrom, namedDays } from '../days/calendar';
import { useViewerDays } from '../days/use-viewer-days';
import type { Schedule } from '../use-schedule';
import styles from './filter-bar.module.css';

const DAYS = [
  ['today', 'browse.today'],
  ['tomorrow', 'browse.tomorrow'],
  ['weekend', 'browse.weekend'],
] as const;

/** Two date fields and buttons for named ranges such as the weekend. */
export function DateChoice({ filters, choose }: Pick<Schedule, 'filters' | 'choose'>) {
  const text = useText();
  const { start_date, end_date } = filters;
  const calendar = start_date ? calendarFrom(start_date, end_date) : null;
  const days = namedDays(useViewerDays().today);
  return (
    <>
      <DateField
        label={text('browse.from')}
        min={ARCHIVE_BEGINS}
        value={start_date}
        onChoose={(day) => choose({ start_date: day })}
      />
      <DateField
        label={text('browse.until')}
        min={calendar?.calendarStart ?? ARCHIVE_BEGINS}
        value={end_date}
        onChoose={(day) => choose({ end_date: day })}
      />
      <fieldset className={styles.days} aria-label={text('browse.namedDays')}>
        {DAYS.map(([name, label]) => {
          const [from, until] = days[name];
          const on = start_date === from && end_date === until;
          return (
            <Button
              key={name}
              look={on ? 'primary' : 'secondary'}
              size="small"
              aria-pressed={on}
              onClick={() =>
                choose(on ? { start_date: null, end_date: null } : { start_date: from, end_date: until })
              }
            >
              {text(label)}
            </Button>
          );
        })}
      </fieldset>
    </>
  );
}
