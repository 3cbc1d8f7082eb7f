import { useEffect, useRef, useState } from 'react';
import { SearchIcon } from '../icons/icons';
import styles from './search-box.module.css';

const DEBOUNCE_MS = 250;

interface SearchBoxProps {
  label: string;
  /** Shown in the empty field, where the label is too long for a phone. */
  hint?: string;
  value: string;
  /** For a list that is on the device: it is filtered with each key, so that nothing moves under a press later. */
  immediate?: boolean;
  onSearch(value: string): void;
}

/** Debounces typing, unless it only filters what is there. The address is the source of truth: navigating back changes the field. */
export function SearchBox({ label, hint = label, value, immediate = false, onSearch }: SearchBoxProps) {
  const [typed, setTyped] = useState(value);
  const [lastValue, setLastValue] = useState(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  if (value !== lastValue) {
    setLastValue(value);
    if (value !== typed.trim()) setTyped(value);
  }
  useEffect(() => () => clearTimeout(timer.current), []);

  return (
    <div className={styles.search}>
      <SearchIcon />
      <input
        type="search"
        aria-label={label}
        placeholder={hint}
        value={typed}
        maxLength={100}
        enterKeyHint="search"
        onChange={({ target }) => {
          setTyped(target.value);
          clearTimeout(timer.current);
          const search = () => onSearch(target.value.trim());
          if (immediate) search();
          else timer.current = setTimeout(search, DEBOUNCE_MS);
        }}
      />
    </div>
  );
}
