import { useSearchParams } from 'react-router-dom';
import { KEEP_SCROLL } from '../../browser/keep-scroll';
import { Text, useText } from '../../i18n/text';
import { SearchBox } from '../../ui/form/search-box';
import { Select } from '../../ui/form/select';
import { Page } from '../../ui/layout/page';
import { Categories } from './categories';
import { type LibraryQuery, readLibraryQuery, writeLibraryQuery } from './library-query';
import styles from './library-screen.module.css';
import { Rails } from './rails';
import { VodResults } from './vod-results';

export { prefetchLibrary as prefetchData } from './prefetch-library';

/** The video library, with its rails, categories and search. */
export function Component() {
  const text = useText();
  const [params, setParams] = useSearchParams();
  const query = readLibraryQuery(params);
  const choose = (change: Partial<LibraryQuery>) =>
    setParams(writeLibraryQuery(params, change), { state: KEEP_SCROLL, replace: 'title' in change });
  return (
    <Page
      title={<Text id="library.title" />}
      actions={
        <search className={styles.search}>
          <SearchBox
            label={text('library.search')}
            hint={text('library.searchHint')}
            value={query.title ?? ''}
            onSearch={(title) => choose({ title: title || null })}
          />
          {query.title && (
            <Select
              label={text('library.sort')}
              value={query.sort}
              options={[
                { value: 'date', label: text('library.sortDate') },
                { value: 'title', label: text('library.sortTitle') },
              ]}
              onChoose={(sort) => choose({ sort: sort === 'title' ? 'title' : 'date' })}
            />
          )}
        </search>
      }
    >
      <Categories chosen={query} />
      {query.title || query.category ? (
        <VodResults query={query} onClear={() => choose({ category: null })} />
      ) : (
        <Rails />
      )}
    </Page>
  );
}
