import { useId } from 'react';
import { Text, useText } from '../../i18n/text';
import { paths } from '../../lib/links/paths';
import { Button } from '../../ui/button/button';
import { Skeleton } from '../../ui/feedback/skeleton';
import { Link } from '../../ui/navigation/link';
import type { ResultGroup } from './result-groups';
import styles from './search-dialog.module.css';
import { SearchOptionRow } from './search-option-row';
import type { Found } from './use-found';

const QUICK_LINKS = [
  [paths.live, 'search.goLive'],
  [paths.upcoming, 'search.goUpcoming'],
  [paths.vod, 'search.goVod'],
  [paths.library, 'search.goLibrary'],
] as const;

const ROWS = ['one', 'two', 'three', 'four'];

interface SearchResultsProps {
  listId: string;
  optionId(key: string): string;
  found: Found;
  groups: readonly ResultGroup[];
  title: string;
  active: string | null;
  onPoint(key: string): void;
  onChoose(): void;
  onCorrect(title: string): void;
}

/** The groups of results. While nothing is typed, suggestions are shown. */
export function SearchResults({
  listId,
  optionId,
  found,
  groups,
  title,
  active,
  onPoint,
  onChoose,
  onCorrect,
}: SearchResultsProps) {
  const text = useText();
  const nothing = groups.length === 0;
  return (
    <div className={styles.results} aria-busy={found.loading}>
      {found.idle && (
        <nav className={styles.doors} aria-label={text('search.places')}>
          {QUICK_LINKS.map(([to, label]) => (
            <Link key={to} to={to} onClick={onChoose}>
              <Text id={label} />
            </Link>
          ))}
        </nav>
      )}
      <div id={listId} role="listbox" aria-label={text('search.results')} className={styles.list}>
        {groups.map((group) => (
          <Group key={group.label} group={group}>
            {group.options.map((option) => (
              <SearchOptionRow
                key={option.key}
                id={optionId(option.key)}
                option={option}
                active={option.key === active}
                onPoint={() => onPoint(option.key)}
                onChoose={onChoose}
              />
            ))}
          </Group>
        ))}
      </div>
      {found.failed && (
        <div role="alert" className={styles.note}>
          <p>
            <Text id={nothing ? 'search.failed' : 'search.partly'} />
          </p>
          <Button look="secondary" size="small" busy={found.loading} onClick={found.retry}>
            <Text id="action.tryAgain" />
          </Button>
        </div>
      )}
      {!found.idle && nothing && !found.failed && (
        <div className={styles.note}>
          {found.loading ? (
            ROWS.map((row) => <Skeleton key={row} className={styles.rowSkeleton} />)
          ) : (
            <>
              <p className={styles.none}>
                <Text id="search.none" values={{ title }} />
              </p>
              {found.corrected ? (
                <Button look="secondary" onClick={() => onCorrect(found.corrected ?? '')}>
                  <Text id="search.didYouMean" values={{ title: found.corrected }} />
                </Button>
              ) : (
                <p>
                  <Text id="search.noneHint" />
                </p>
              )}
            </>
          )}
        </div>
      )}
    </div>
  );
}

function Group({ group, children }: { group: ResultGroup; children: React.ReactNode }) {
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is no part of a listbox.
    <div role="group" aria-labelledby={id}>
      <p id={id} className={styles.group}>
        <Text id={group.label} />
      </p>
      {children}
    </div>
  );
}
