import { type SelectHTMLAttributes, useId } from 'react';
import styles from './bare-field.module.css';
import { SearchSelect, type SearchSelectProps } from './search-select';

type SelectProps = SearchSelectProps &
  Omit<SelectHTMLAttributes<HTMLSelectElement>, keyof SearchSelectProps | 'onChange'>;

/** Lists with more options are filtered by typing, because scrolling through them is slow. */
const MAX_NATIVE_OPTIONS = 300;

/** A native select with a label, or a filterable select if the list is very long. */
export function Select(props: SelectProps) {
  return props.options.length > MAX_NATIVE_OPTIONS ? (
    <SearchSelect {...props} />
  ) : (
    <NativeSelect {...props} />
  );
}

function NativeSelect({ label, options, value, onChoose, ...rest }: SelectProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <select
        id={id}
        className={`${styles.control} ${styles.arrow}`}
        value={value}
        onChange={({ target }) => onChoose(target.value)}
        {...rest}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
}
