import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import { dictionary } from '../../i18n/dictionary';
import { useText } from '../../i18n/text';
import { SearchIcon } from '../../ui/icons/icons';
import { showToast } from '../../ui/overlay/toasts';
import { onOpenSearch } from './open-search';
import { isSearchKey } from './search-keys';
import styles from './site-header.module.css';

type SearchDialog = ComponentType<{ onClose(): void }>;

async function load(): Promise<SearchDialog> {
  const [module] = await Promise.all([
    import('../../features/search/search-dialog'),
    dictionary.need('search'),
  ]);
  return module.SearchDialog;
}

/** Opens the search with a button, `/`, Ctrl+K or Command+K. The dialog is lazy-loaded. */
export function HeaderSearch() {
  const text = useText();
  const [dialog, setDialog] = useState<{ Part: SearchDialog } | null>(null);
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);

  async function openSearch() {
    if (busy || open) return;
    setBusy(true);
    try {
      const Part = dialog?.Part ?? (await load());
      setDialog({ Part });
      setOpen(true);
    } catch {
      showToast({ type: 'error', message: 'error.offline' });
    } finally {
      setBusy(false);
    }
  }

  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (!isSearchKey(event)) return;
    event.preventDefault();
    void openSearch();
  });
  const handleRequest = useEffectEvent(() => void openSearch());
  useEffect(() => onOpenSearch(() => handleRequest()), []);
  useEffect(() => {
    const listener = (event: KeyboardEvent) => handleKey(event);
    addEventListener('keydown', listener);
    return () => removeEventListener('keydown', listener);
  }, []);

  return (
    <>
      <button
        type="button"
        className={styles.search}
        aria-label={text('nav.search')}
        title={text('nav.search')}
        aria-haspopup="dialog"
        aria-keyshortcuts="/ Control+K Meta+K"
        aria-busy={busy || undefined}
        onClick={openSearch}
      >
        <SearchIcon />
      </button>
      {open && dialog && <dialog.Part onClose={() => setOpen(false)} />}
    </>
  );
}
