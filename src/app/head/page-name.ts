import { useText } from '../../i18n/text';
import { useShownRoute } from '../routes/shown-route';

/** Returns the name of the shown screen from its route. */
export function usePageName(): string | undefined {
  const text = useText();
  const handle = useShownRoute().handles.findLast(({ title, name }) => title || name);
  return handle?.name ?? (handle?.title && text(handle.title));
}
