import { useListVodMediaCategories } from '@generated/api/library/library';
import { useSearchParams } from 'react-router-dom';
import { Text, useText } from '../../i18n/text';
import { pathWithQuery } from '../../lib/links/path-with-query';
import { paths } from '../../lib/links/paths';
import { Skeleton } from '../../ui/feedback/skeleton';
import { Link } from '../../ui/navigation/link';
import { type LibraryQuery, writeLibraryQuery } from './library-query';
import styles from './library-screen.module.css';

/** Links to the library's categories. If the categories fail to load, the rails and the search still work. */
export function Categories({ chosen }: { chosen: LibraryQuery }) {
  const text = useText();
  const [query] = useSearchParams();
  const { data, isPending } = useListVodMediaCategories();
  const to = (category: number | null) =>
    pathWithQuery(paths.library, writeLibraryQuery(query, { category }));
  if (isPending) return <Skeleton className={styles.shelvesSkeleton} />;
  if (!data || data.data.length === 0) return null;
  return (
    <nav className={styles.shelves} aria-label={text('library.shelves')}>
      <Link to={to(null)} aria-current={!chosen.category && !chosen.title ? 'page' : undefined}>
        <Text id="library.all" />
      </Link>
      {data.data.map(({ id, name }) => (
        <Link key={id} to={to(id)} aria-current={id === chosen.category ? 'page' : undefined}>
          {name}
        </Link>
      ))}
    </nav>
  );
}
