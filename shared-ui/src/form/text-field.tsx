import type { ComponentProps, ReactNode } from 'react';
import styles from './field.module.css';
import { Field, type FieldTexts, fieldDescription } from './field.tsx';

export interface TextFieldProps extends Omit<ComponentProps<'input'>, 'name' | 'id'>, FieldTexts {
  name: string;
  /** A button inside the field's end, such as "Mostrar". */
  action?: ReactNode;
}

/** A labelled line of text; its id is its name, so that an error summary can lead to it. */
export function TextField({ label, hint, error, optional, action, ...input }: TextFieldProps) {
  return (
    <Field id={input.name} label={label} hint={hint} error={error} optional={optional}>
      <div className={styles.line}>
        <input
          {...input}
          type={input.type ?? 'text'}
          id={input.name}
          className={`cut ${styles.control}`}
          aria-invalid={error ? true : undefined}
          aria-describedby={fieldDescription({ id: input.name, hint, error })}
        />
        {action}
      </div>
    </Field>
  );
}
