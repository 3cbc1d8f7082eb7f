import styles from './bare-field.module.css';

interface DateFieldProps {
  label: string;
  /** A day in ISO format, for example `2026-11-21`. */
  value: string | null | undefined;
  min?: string | null;
  onChoose(day: string | null): void;
}

/** A native date picker for a single day. */
export function DateField({ label, value, min, onChoose }: DateFieldProps) {
  return (
    <label className={styles.field}>
      <span className={styles.label}>{label}</span>
      <input
        className={styles.control}
        type="date"
        min={min ?? undefined}
        value={value ?? ''}
        onChange={({ target }) => onChoose(target.value || null)}
      />
    </label>
  );
}
