import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useText } from '../../i18n/text';
import { CloseIcon, SearchIcon } from '../../ui/icons/icons';
import { VisuallyHidden } from '../../ui/layout/visually-hidden';
import { trackKeyboard } from '../../ui/overlay/keyboard-height';
import { stepOption } from './option-step';
import styles from './search-dialog.module.css';
import { SearchResults } from './search-results';
import { useDebounced } from './use-debounced';
import { useFound } from './use-found';
import { useResultGroups } from './use-result-groups';

/** The dialog that searches the whole channel. The arrow keys move through the results. */
export function SearchDialog({ onClose }: { onClose(): void }) {
  const text = useText();
  const navigate = useNavigate();
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const title = useDebounced(typed.trim());
  const found = useFound(title);
  const groups = useResultGroups(found, title);
  const options = groups.flatMap((group) => group.options);
  const [chosen, setChosen] = useState<string | null>(null);
  const index = options.findIndex(({ key }) => key === chosen);
  const active = index < 0 ? null : index;
  const open = !found.idle && options.length > 0;

  useEffect(() => {
    const { current } = dialog;
    const opener = document.activeElement;
    current?.showModal();
    const stop = trackKeyboard();
    return () => {
      stop();
      current?.close();
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
    };
  }, []);

  const optionId = (key: string) => `${id}-${key}`;

  function press(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      const next = stepOption(options.length, active, event.key === 'ArrowDown' ? 1 : -1);
      const option = next === null ? undefined : options[next];
      if (!option) return;
      setChosen(option.key);
      document.getElementById(optionId(option.key))?.scrollIntoView({ block: 'nearest' });
    } else if (event.key === 'Enter') {
      event.preventDefault();
      const option =
        active === null ? options.find(({ picture }) => picture.kind === 'all') : options[active];
      if (!option) return;
      navigate(option.to);
      onClose();
    } else if (event.key === 'Escape') {
      // WebKit handles Escape in a search field itself, so the dialog would never receive a cancel event.
      event.preventDefault();
      onClose();
    }
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the platform closes the dialog on Escape.
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={text('nav.search')}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose();
      }}
    >
      <div className={styles.field}>
        <SearchIcon />
        <input
          ref={input}
          type="search"
          role="combobox"
          aria-label={text('search.label')}
          aria-expanded={open}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={active === null ? undefined : optionId(chosen ?? '')}
          placeholder={text('search.hint')}
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="search"
          maxLength={100}
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value);
            setChosen(null);
          }}
          onKeyDown={press}
        />
        <button type="button" aria-label={text('search.close')} onClick={onClose}>
          <CloseIcon />
        </button>
      </div>
      <SearchResults
        listId={`${id}-list`}
        optionId={optionId}
        found={found}
        groups={found.idle ? [] : groups}
        title={title}
        active={active === null ? null : chosen}
        onPoint={setChosen}
        onChoose={onClose}
        onCorrect={(corrected) => {
          setTyped(corrected);
          input.current?.focus();
        }}
      />
      <div role="status">
        <VisuallyHidden>
          {!found.idle && !found.loading && text('search.count', { count: options.length })}
        </VisuallyHidden>
      </div>
    </dialog>
  );
}
