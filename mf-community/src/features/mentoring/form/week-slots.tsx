import { dayPartNames, weekdayNames } from '@femcoders/contracts/mentoring-names';
import { classNames, FieldError, fieldDescription } from '@femcoders/shared-ui';
import styles from './week-slots.module.css';

interface WeekSlotsProps {
  label: string;
  hint: string;
  error: string | undefined;
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
}

const parts = dayPartNames.map((name, index) => ({ name, index }));
const days = weekdayNames.map((name, index) => ({ name, index }));

/** When she can in an ordinary week: a box for each part of each day. The first has the question's name as id. */
export function WeekSlots({ label, hint, error, chosen, onChange }: WeekSlotsProps) {
  const toggle = (slot: string, checked: boolean) =>
    onChange(checked ? [...chosen, slot].sort() : chosen.filter((one) => one !== slot));
  return (
    <fieldset
      className={classNames('stack gap-12 shrinks', error && styles.invalid)}
      aria-describedby={fieldDescription({ id: 'slots', hint, error })}
    >
      <legend className="bold">{label}</legend>
      <p id="slots-hint" className="quiet small">
        {hint}
      </p>
      <table className={styles.week}>
        <thead>
          <tr>
            <td />
            {parts.map(({ name }) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {days.map((day) => (
            <tr key={day.name}>
              <th scope="row">{day.name}</th>
              {parts.map((part) => {
                const slot = `${day.index}${part.index}`;
                return (
                  <td key={slot}>
                    <label className={`cut ${styles.slot}`}>
                      <input
                        id={slot === '00' ? 'slots' : `slots-${slot}`}
                        type="checkbox"
                        name="slots"
                        value={slot}
                        checked={chosen.includes(slot)}
                        aria-label={`${day.name} por la ${part.name}`}
                        onChange={(event) => toggle(slot, event.target.checked)}
                      />
                    </label>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      <FieldError id="slots" error={error} />
    </fieldset>
  );
}
