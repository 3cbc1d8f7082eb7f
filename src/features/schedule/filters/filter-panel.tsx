import { useChannel } from '../../../api/hooks/channel';
import { useParticipants } from '../../../api/hooks/participants';
import { useText } from '../../../i18n/text';
import { linkName } from '../../../lib/channel/find-target';
import { depthOf, treeOptions } from '../../../lib/channel/tree-options';
import { GENDER_TEXT } from '../../../lib/text/gender-text';
import { Button } from '../../../ui/button/button';
import { Select } from '../../../ui/form/select';
import type { Schedule } from '../use-schedule';
import { DateChoice } from './date-choice';
import styles from './filter-bar.module.css';
import { locationChoices, schoolChoices, teamChoices } from './filter-choices';
import { GENDERS } from './schedule-filters';

/** All filters except the search and the sort order. Filters that a channel page sets are hidden. */
export function FilterPanel({ schedule }: { schedule: Schedule }) {
  const text = useText();
  const channel = useChannel();
  const teams = useParticipants();
  const { filters, fixed, school, choose } = schedule;
  const sports = treeOptions(channel['events-categories'], text('browse.all'));
  const all = { value: '0', label: text('browse.all') };
  const orNull = (value: string) => (value === all.value ? null : value);
  const chosenSport = sports.find(({ id }) => id === filters.sport);
  const locations = locationChoices(channel['events-locations'], filters);
  const schools = schoolChoices(
    channel['participant-groups'],
    channel['participant-group-properties'],
    filters,
  );
  const named = (values: readonly string[]) => [all, ...values.map((value) => ({ value, label: value }))];

  if (filters.favourites)
    return (
      <div className={styles.panel}>
        <div className={styles.when}>
          <DateChoice filters={filters} choose={choose} />
        </div>
      </div>
    );
  return (
    <div className={styles.panel}>
      <Select
        label={text('browse.sport')}
        value={String(filters.sport ?? 0)}
        options={sports.map((option) => ({
          value: String(option.id),
          label: `${'\u2003'.repeat(depthOf(sports, option))}${option.name}`,
        }))}
        onChoose={(value) => choose({ sport: Number(value) || null })}
      />
      {!fixed.gender && (
        <Select
          label={text('browse.gender')}
          value={filters.gender ?? all.value}
          options={[all, ...GENDERS.map((value) => ({ value, label: text(GENDER_TEXT[value]) }))]}
          onChoose={(value) => choose({ gender: GENDERS.find((gender) => gender === value) ?? null })}
        />
      )}
      {!fixed.school && (
        <Select
          label={text('browse.school')}
          value={school ? linkName(school) : all.value}
          options={[all, ...schools.map((row) => ({ value: linkName(row), label: row.name }))]}
          onChoose={(value) => choose({ school: orNull(value) })}
        />
      )}
      {!fixed.team && (
        <Select
          label={text('browse.team')}
          value={schedule.team ? linkName(schedule.team) : all.value}
          options={[
            all,
            ...teamChoices(teams.values(), {
              school: school?.id ?? null,
              gender: filters.gender,
              sports: chosenSport ? [chosenSport.id] : [],
            }).map((row) => ({ value: linkName(row), label: row.name })),
          ]}
          onChoose={(value) => choose({ team: orNull(value) })}
        />
      )}
      {!fixed.state && (
        <Select
          label={text('browse.state')}
          value={filters.state ?? all.value}
          options={named(locations.states)}
          onChoose={(value) => choose({ state: orNull(value) })}
        />
      )}
      {!fixed.city && (
        <Select
          label={text('browse.city')}
          value={filters.city ?? all.value}
          options={named(locations.cities)}
          onChoose={(value) => choose({ city: orNull(value) })}
        />
      )}
      <div className={styles.when}>
        <DateChoice filters={filters} choose={choose} />
        {!fixed.type && (
          <Button
            look={filters.free ? 'primary' : 'secondary'}
            size="small"
            aria-pressed={filters.free === true}
            onClick={() => choose({ free: filters.free ? null : true })}
          >
            {text('browse.freeOnly')}
          </Button>
        )}
      </div>
    </div>
  );
}
