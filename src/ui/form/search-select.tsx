import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { Text, useText } from '../../i18n/text';
import { matchesQuery } from '../../lib/text/query-words';
import { VisuallyHidden } from '../layout/visually-hidden';
import field from './bare-field.module.css';
import styles from './search-select.module.css';

/** The maximum number of options that are listed. The others are found by typing. */
const MAX_SHOWN = 40;

export interface SearchSelectProps {
  label: string;
  options: readonly { value: string; label: string }[];
  value: string;
  onChoose(value: string): void;
  disabled?: boolean | undefined;
}

/**
 * A filterable select for long lists. It follows the ARIA combobox pattern, in which the
 * focus stays in the input.
 */
export function SearchSelect({ label, options, value, disabled, onChoose }: SearchSelectProps) {
  const id = useId();
  const text = useText();
  const list = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState<string | null>(null);
  const [active, setActive] = useState(0);
  const chosen = options.find((option) => option.value === value);
  const matches = typed?.trim() ? options.filter((option) => matchesQuery(option.label, typed)) : options;
  const shown = open ? matches.slice(0, MAX_SHOWN) : [];

  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [active]);

  function close(): void {
    setOpen(false);
    setTyped(null);
    setActive(0);
  }

  function choose(option: { value: string } | undefined): void {
    if (!option) return;
    close();
    if (option.value !== value) onChoose(option.value);
  }

  function handleKey(event: KeyboardEvent): void {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) {
      event.preventDefault();
      if (open) setActive((active + step + shown.length) % Math.max(shown.length, 1));
      else setOpen(true);
    } else if (event.key === 'Enter' && open) {
      event.preventDefault();
      choose(shown[active]);
    } else if (event.key === 'Escape' && open) {
      event.preventDefault();
      close();
    }
  }

  return (
    <div className={`${field.field} ${styles.field}`}>
      <label className={field.label} htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        className={`${field.control} ${field.arrow}`}
        role="combobox"
        aria-expanded={open}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={shown[active] && `${id}-${active}`}
        autoComplete="off"
        disabled={disabled}
        value={typed ?? chosen?.label.trim() ?? ''}
        onFocus={({ target }) => target.select()}
        onClick={() => setOpen(true)}
        onBlur={close}
        onKeyDown={handleKey}
        onChange={({ target }) => {
          setTyped(target.value);
          setActive(0);
          setOpen(true);
        }}
      />
      <span role="status" className={styles.matchCount}>
        <VisuallyHidden>{open && typed && text('choice.found', { count: matches.length })}</VisuallyHidden>
      </span>
      {open && (
        // Prevents the default, so that the focus stays in the input when the viewer presses an option.
        <div className={styles.drop} onPointerDown={(event) => event.preventDefault()}>
          <div ref={list} id={`${id}-list`} role="listbox" aria-label={label}>
            {shown.map((option, index) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the text field handles the keys.
              <div
                key={option.value}
                id={`${id}-${index}`}
                role="option"
                tabIndex={-1}
                aria-selected={option.value === value}
                data-active={index === active}
                onClick={() => choose(option)}
              >
                {option.label}
              </div>
            ))}
          </div>
          {matches.length !== shown.length && (
            <p>
              <Text id="choice.more" values={{ count: matches.length - shown.length }} />
            </p>
          )}
          {matches.length === 0 && (
            <p>
              <Text id="choice.found" values={{ count: 0 }} />
            </p>
          )}
        </div>
      )}
    </div>
  );
}
