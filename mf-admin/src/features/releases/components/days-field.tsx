import { SelectField } from '../../lists/components/select-field.tsx';
import type { MeasuredDays } from '../api/measurements.ts';
import styles from './releases.module.css';

const choices: readonly { value: MeasuredDays; label: string }[] = [
  { value: '1', label: 'hoy' },
  { value: '7', label: 'los últimos 7 días' },
  { value: '28', label: 'los últimos 28 días' },
];

/** Which days the figures are of, and what they are. */
export function DaysField({ days, onChange }: { days: MeasuredDays; onChange: (days: MeasuredDays) => void }) {
  return (
    <div className={styles.days}>
      <SelectField
        label="Medido:"
        name="dias"
        value={days}
        options={choices}
        onChange={(value) => onChange(value as MeasuredDays)}
      />
      <p className="quiet smaller">
        Tres de cada cuatro visitas no pasan de la cifra, que puede desviarse un 5 %. Por debajo de cinco visitas no se
        dice ninguna.
      </p>
    </div>
  );
}
