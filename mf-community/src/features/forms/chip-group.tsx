import { classNames, FieldError, type FieldTexts, fieldDescription } from '@femcoders/shared-ui';
import { useState } from 'react';
import styles from './chip-group.module.css';

interface ChipGroupProps<Value extends string> extends Omit<FieldTexts, 'optional'> {
  name: string;
  choices: readonly { value: Value; label: string }[];
  chosen: readonly Value[];
  /** Most that are taken; without it, any number. */
  most?: number;
  onChange: (chosen: Value[]) => void;
}

/**
 * A question with many short answers, any of which may be ticked, up to a number. Once there are that many, no other is taken
 * until one is given back, and it says so. The first answer has the question's name as id, for an error summary.
 */
export function ChipGroup<Value extends string>(props: ChipGroupProps<Value>) {
  const { name, label, hint, error, choices, chosen, most = Number.POSITIVE_INFINITY, onChange } = props;
  const [refused, setRefused] = useState(false);
  const isFull = chosen.length >= most;
  const toggle = (value: Value, checked: boolean) => {
    setRefused(checked && isFull);
    if (checked && isFull) return;
    onChange(choices.map((one) => one.value).filter((one) => (one === value ? checked : chosen.includes(one))));
  };
  const count = most === Number.POSITIVE_INFINITY ? undefined : `Hasta ${most}. Llevas ${chosen.length}.`;
  return (
    <fieldset
      className={classNames('stack gap-12 shrinks', error && styles.invalid)}
      aria-describedby={fieldDescription({ id: name, hint: hint ?? count, error })}
    >
      <legend className="bold">{label}</legend>
      {(hint || count) && (
        <p id={`${name}-hint`} className="quiet small">
          {hint} {count}
        </p>
      )}
      <div className="row gap-8">
        {choices.map(({ value, label: words }, index) => {
          const checked = chosen.includes(value);
          return (
            <label key={value} className={`cut ${styles.chip}`}>
              <input
                id={index === 0 ? name : `${name}-${value}`}
                className={styles.box}
                type="checkbox"
                name={name}
                value={value}
                checked={checked}
                aria-disabled={(isFull && !checked) || undefined}
                onChange={(event) => toggle(value, event.target.checked)}
              />
              {words}
            </label>
          );
        })}
      </div>
      {/* Always there: what comes into it is heard. */}
      <p className={styles.full} role="status">
        {refused && isFull && `Ya has elegido ${most}: quita uno para poner otro.`}
      </p>
      <FieldError id={name} error={error} />
    </fieldset>
  );
}
