import { useEffect, useRef, useState } from 'react';
import { SearchIcon } from '../icons/icons';
import styles from './search-box.module.css';

const DEBOUNCE_MS = 250;

interface SearchBoxProps {
  label: string;
  /** The placeholder, if the label is too long for a phone. */
  hint?: string;
  value: string;
  /**
   * Filters a list on the device at each key. A debounced filter could move the list
   * just before the viewer presses an item.
   */
  immediate?: boolean;
  onSearch(value: string): void;
}

/**
 * A search box that debounces typing. The URL is the source of truth, so navigating back
 * changes the typed text.
 */
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
