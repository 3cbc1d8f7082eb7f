import { useMatches } from 'react-router-dom';
import { useText } from '../../i18n/text';
import { handleOf } from '../routes/route-handle';

/** What the screen is called, by its route. */
export function usePageName(): string | undefined {
  const text = useText();
  const handle = useMatches()
    .map(handleOf)
    .findLast(({ title, name }) => title || name);
  return handle?.name ?? (handle?.title && text(handle.title));
}
