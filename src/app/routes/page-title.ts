import { useEffect } from 'react';
import { useMatches } from 'react-router-dom';
import { useChannel } from '../../api/hooks/channel';
import { useText } from '../../i18n/text';
import { handleOf } from './route-handle';

/** The browser tab's title: the screen's, then the channel's. */
export function usePageTitle(): void {
  const text = useText();
  const { settings } = useChannel();
  const handle = useMatches()
    .map(handleOf)
    .findLast(({ title, name }) => title || name);
  const screen = handle?.name ?? (handle?.title && text(handle.title));
  const title = screen ? `${screen} · ${settings.name}` : settings.name;

  useEffect(() => {
    document.title = title;
  }, [title]);
}
