import { useId } from 'react';
import styles from './theme-switch.module.css';

/** `system` follows the reader's device. */
export type ThemeChoice = 'light' | 'dark' | 'system';

export interface ThemeSwitchProps {
  choice: ThemeChoice;
  onChoose: (choice: ThemeChoice) => void;
}

const labels: [ThemeChoice, string][] = [
  ['light', 'Claro'],
  ['dark', 'Oscuro'],
  ['system', 'Sistema'],
];

/** Light, dark or as the device has it. Without scripts there is nothing to choose, so it is not shown. */
export function ThemeSwitch({ choice, onChoose }: ThemeSwitchProps) {
  const name = useId();
  return (
    <fieldset className={styles.switch}>
      <legend>Aspecto</legend>
      {labels.map(([value, label]) => (
        <label key={value} className={styles.option}>
          <input type="radio" name={name} value={value} checked={choice === value} onChange={() => onChoose(value)} />
          <span className="cut">{label}</span>
        </label>
      ))}
    </fieldset>
  );
}
