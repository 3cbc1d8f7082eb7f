import { type SelectHTMLAttributes, useId } from 'react';
import styles from './bare-field.module.css';
import { type Choice, SearchSelect } from './search-select';

type SelectProps = Choice & Omit<SelectHTMLAttributes<HTMLSelectElement>, keyof Choice | 'onChange'>;

/** More than anybody looks through. */
const LONG = 300;

/** The platform's own choice among many, under its label; among very many, one finds by typing. */
export function Select(props: SelectProps) {
  return props.options.length > LONG ? <SearchSelect {...props} /> : <NativeSelect {...props} />;
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
