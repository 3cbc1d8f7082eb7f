import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import { dictionary } from '../../i18n/dictionary';
import { useText } from '../../i18n/text';
import { SearchIcon } from '../../ui/icons/icons';
import { showToast } from '../../ui/overlay/toasts';
import { asksForSearch } from './search-keys';
import styles from './site-header.module.css';

type SearchDialog = ComponentType<{ onClose(): void }>;

async function load(): Promise<SearchDialog> {
  const [module] = await Promise.all([
    import('../../features/search/search-dialog'),
    dictionary.need('search'),
  ]);
  return module.SearchDialog;
}

/** The way to search from everywhere: a button, `/`, Ctrl or Command with K. Its code comes when it is asked for. */
export function HeaderSearch() {
  const text = useText();
  const [dialog, setDialog] = useState<{ Part: SearchDialog } | null>(null);
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);

  async function ask() {
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

  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!asksForSearch(event)) return;
    event.preventDefault();
    void ask();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => press(event);
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
        onClick={ask}
      >
        <SearchIcon />
      </button>
      {open && dialog && <dialog.Part onClose={() => setOpen(false)} />}
    </>
  );
}
