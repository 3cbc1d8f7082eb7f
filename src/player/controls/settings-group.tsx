import { useId } from 'react';
import styles from './settings-menu.module.css';

interface Choice {
  id: string;
  label: string;
  lang?: string;
}

interface SettingsGroupProps {
  title: string;
  chosen: string;
  choices: readonly Choice[];
  onChoose(id: string): void;
}

export function SettingsGroup({ title, chosen, choices, onChoose }: SettingsGroupProps) {
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
