import { classNames, FieldError, type FieldTexts, fieldDescription } from '@femcoders/shared-ui';
import type { ComponentProps, ReactNode } from 'react';
import styles from './choice.module.css';

export interface Choice<Value extends string> {
  value: Value;
  label: ReactNode;
  hint?: ReactNode;
}

export interface ChoiceGroupProps<Value extends string> extends FieldTexts {
  /** `radio`: one of them. `checkbox`: any number. */
  type: 'radio' | 'checkbox';
  name: string;
  choices: readonly Choice<Value>[];
  chosen: readonly Value[];
  onChange: (chosen: Value[]) => void;
  required?: boolean;
}

/** A question with its answers to choose from. The first answer has the question's name as id, for an error summary. */
export function ChoiceGroup<Value extends string>(props: ChoiceGroupProps<Value>) {
  const { type, name, label, hint, error, optional, choices, chosen, onChange, required } = props;
  const choose = (value: Value, checked: boolean) => {
    if (type === 'radio') onChange([value]);
    else onChange(choices.map((choice) => choice.value).filter((v) => (v === value ? checked : chosen.includes(v))));
  };
  return (
    <fieldset className={classNames(styles.group, error && styles.invalid)} aria-describedby={describedBy(props)}>
      <legend className={styles.legend}>
        {label}
        {optional && <span className={styles.optional}> (opcional)</span>}
      </legend>
      {hint && (
        <p id={`${name}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      <div className={styles.choices}>
        {choices.map((choice, index) => (
          <Box
            key={choice.value}
            id={index === 0 ? name : `${name}-${choice.value}`}
            type={type}
            name={name}
            value={choice.value}
            label={choice.label}
            hint={choice.hint}
            checked={chosen.includes(choice.value)}
            required={required}
            onChange={(event) => choose(choice.value, event.target.checked)}
          />
        ))}
      </div>
      <FieldError id={name} error={error} />
    </fieldset>
  );
}

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'name' | 'id' | 'type'>, FieldTexts {
  name: string;
}

/** One box to tick; its id is its name. */
export function Checkbox({ label, hint, error, optional, ...input }: CheckboxProps) {
  const { name } = input;
  return (
    <div className={classNames('shrinks', styles.single, error && styles.invalid)}>
      <Box
        {...input}
        id={name}
        type="checkbox"
        label={
          <>
            {label}
            {optional && <span className={styles.optional}> (opcional)</span>}
          </>
        }
        hint={hint}
        invalid={error !== undefined}
      />
      <FieldError id={name} error={error} />
    </div>
  );
}

interface BoxProps extends Omit<ComponentProps<'input'>, 'id'> {
  id: string;
  label: ReactNode;
  hint: ReactNode;
  invalid?: boolean;
}

function Box({ id, label, hint, invalid, ...input }: BoxProps) {
  return (
    <label className={`cut ${styles.choice}`}>
      <input
        {...input}
        id={id}
        className={styles.mark}
        aria-invalid={invalid || undefined}
        aria-labelledby={`${id}-label`}
        aria-describedby={classNames(hint ? `${id}-note` : '', invalid ? `${id}-error` : '') || undefined}
      />
      <span className={styles.words}>
        <span id={`${id}-label`} className={styles.name}>
          {label}
        </span>
        {hint && (
          <span id={`${id}-note`} className={styles.note}>
            {hint}
          </span>
        )}
      </span>
    </label>
  );
}

const describedBy = ({ name, hint, error }: { name: string; hint?: ReactNode; error?: string | undefined }) =>
  fieldDescription({ id: name, hint, error });
