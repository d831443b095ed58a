import { type ComponentProps, useState } from 'react';
import styles from './field.module.css';
import { Field, type FieldTexts, fieldDescription } from './field.tsx';

export interface TextAreaProps extends Omit<ComponentProps<'textarea'>, 'name' | 'id'>, FieldTexts {
  name: string;
}

/** A labelled text of several lines, with a counter when there is a limit. */
export function TextArea({ label, hint, error, optional, maxLength, onChange, ...textarea }: TextAreaProps) {
  const { name, value, defaultValue } = textarea;
  const [typed, setTyped] = useState(String(defaultValue ?? '').length);
  const length = value === undefined ? typed : String(value).length;
  return (
    <Field
      id={name}
      label={label}
      hint={hint}
      error={error}
      optional={optional}
      counter={
        maxLength && (
          <span id={`${name}-count`} className={styles.counter}>
            {length} de {maxLength}
          </span>
        )
      }
    >
      <textarea
        rows={5}
        {...textarea}
        id={name}
        maxLength={maxLength}
        className={`cut ${styles.control} ${styles.area}`}
        aria-invalid={error ? true : undefined}
        aria-describedby={fieldDescription({ id: name, hint, error })}
        onChange={(event) => {
          setTyped(event.target.value.length);
          onChange?.(event);
        }}
      />
    </Field>
  );
}
