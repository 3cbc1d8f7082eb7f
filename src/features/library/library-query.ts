import type { VodSortField } from '@generated/model';

/** The state of the library in the URL. Without a title and a category, the library shows its rails. */
export interface LibraryQuery {
  title: string | null;
  category: number | null;
  sort: VodSortField;
}

const MAX_LENGTH = 100;

export function readLibraryQuery(query: URLSearchParams): LibraryQuery {
  const title = query.get('title')?.trim().slice(0, MAX_LENGTH) || null;
  const category = Number(query.get('category'));
  return {
    title,
    // The search cannot be limited to a category, so the title takes precedence.
    category: title === null && Number.isSafeInteger(category) && category > 0 ? category : null,
    sort: query.get('sort') === 'title' ? 'title' : 'date',
  };
}

/**
 * Writes a changed choice to the query. A title and a category exclude each other, and
 * other parameters are kept.
 */
export function writeLibraryQuery(query: URLSearchParams, change: Partial<LibraryQuery>): URLSearchParams {
  const next = new URLSearchParams(query);
  if (change.title !== undefined) {
    next.delete('category');
    if (change.title) next.set('title', change.title);
    else for (const name of ['title', 'sort']) next.delete(name);
  }
  if (change.category !== undefined) {
    for (const name of ['title', 'sort', 'category']) next.delete(name);
    if (change.category) next.set('category', String(change.category));
  }
  if (change.sort === 'title') next.set('sort', 'title');
  else if (change.sort) next.delete('sort');
  return next;
}
