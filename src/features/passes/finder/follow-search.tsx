import { useMemo, useState } from 'react';
import { useChannel } from '../../../api/hooks/channel';
import { useFavourites } from '../../../api/hooks/favourites';
import { useParticipants } from '../../../api/hooks/participants';
import { Text, useText } from '../../../i18n/text';
import { SearchBox } from '../../../ui/form/search-box';
import type { FilterKind } from './finder-filters';
import { FollowGroup } from './follow-group';
import { type FollowOption, followOptions, matchingOptions } from './follow-options';
import styles from './follow-search.module.css';

const FAVOURITE_TYPES = { team: 'participant', school: 'group', sport: 'category' } as const;
const GROUPS = [
  ['sport', 'finder.sports'],
  ['school', 'finder.schools'],
  ['team', 'finder.teams'],
] as const;

interface FollowSearchProps {
  chosen: Readonly<Record<FilterKind, readonly number[]>>;
  /** Shows all options while the search box is empty. */
  browses: boolean;
  isFull(kind: FilterKind): boolean;
  onToggle(kind: FilterKind, id: number): void;
}

/** A search box for teams, schools and sports, with buttons to add and remove them. */
export function FollowSearch({ chosen, browses, isFull, onToggle }: FollowSearchProps) {
  const text = useText();
  const channel = useChannel();
  const teams = useParticipants();
  const favourites = useFavourites();
  const [typed, setTyped] = useState('');
  const groups = channel['participant-groups'];
  const categories = channel['events-categories'];
  const options = useMemo(
    () => followOptions({ teams: teams.values(), schools: groups, sports: categories }),
    [teams, groups, categories],
  );
  const all = [...options.team, ...options.school, ...options.sport];
  const followed = all.filter(({ kind, id }) => favourites?.isFavourite(FAVOURITE_TYPES[kind], id));
  const shared = {
    isChosen: ({ kind, id }: FollowOption) => chosen[kind].includes(id),
    isFull,
    onToggle,
  };
  const matches = typed === '' ? [] : matchingOptions(options, typed);
  return (
    <div className={styles.follow}>
      <SearchBox
        label={text('finder.search')}
        hint={text('finder.searchHint')}
        value={typed}
        immediate
        onSearch={setTyped}
      />
      {typed !== '' ? (
        <>
          <p role="status" className={styles.count}>
            <Text id="finder.matches" values={{ count: matches.length }} />
          </p>
          {matches.length > 0 && <FollowGroup options={matches} {...shared} />}
        </>
      ) : (
        browses && (
          <>
            {followed.length > 0 && <FollowGroup title="finder.followed" options={followed} {...shared} />}
            {GROUPS.map(
              ([kind, title]) =>
                options[kind].length > 0 && (
                  <FollowGroup key={kind} title={title} options={options[kind]} {...shared} />
                ),
            )}
          </>
        )
      )}
    </div>
  );
}
