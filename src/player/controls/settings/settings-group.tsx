import { useId } from 'react';
import styles from './settings-panel.module.css';

interface Choice<Id> {
  id: Id;
  label: string;
  lang?: string;
}

interface SettingsGroupProps<Id> {
  title: string;
  chosen: Id;
  choices: readonly Choice<Id>[];
  onChoose(id: Id): void;
}

export function SettingsGroup<Id extends string>({
  title,
  chosen,
  choices,
  onChoose,
}: SettingsGroupProps<Id>) {
  const name = useId();
  return (
    <fieldset className={styles.group}>
      <legend>{title}</legend>
      <div className={styles.choices}>
        {choices.map(({ id, label, lang }) => (
          <label key={id} lang={lang}>
            <input type="radio" name={name} checked={id === chosen} onChange={() => onChoose(id)} />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
