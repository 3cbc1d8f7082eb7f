import { useEffect, useRef, useState } from 'react';
import { SearchIcon } from '../icons/icons';
import styles from './search-box.module.css';

const PAUSE_MS = 250;

interface SearchBoxProps {
  label: string;
  value: string;
  onSearch(value: string): void;
}

/** Searches when the typing rests. The address is the truth: going back changes what stands here. */
export function SearchBox({ label, value, onSearch }: SearchBoxProps) {
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  if (value !== known) {
    setKnown(value);
    if (value !== typed.trim()) setTyped(value);
  }
  useEffect(() => () => clearTimeout(timer.current), []);

  return (
    <label className={styles.search}>
      <SearchIcon />
      <input
        type="search"
        aria-label={label}
        placeholder={label}
        value={typed}
        maxLength={100}
        enterKeyHint="search"
        onChange={({ target }) => {
          setTyped(target.value);
          clearTimeout(timer.current);
          timer.current = setTimeout(() => onSearch(target.value.trim()), PAUSE_MS);
        }}
      />
    </label>
  );
}
