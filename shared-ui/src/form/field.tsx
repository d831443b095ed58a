import type { ReactNode } from 'react';
import { classNames } from '../text/class-names.ts';
import styles from './field.module.css';

export interface FieldTexts {
  label: ReactNode;
  hint?: ReactNode;
  /** A Spanish sentence that says what to do. */
  error?: string | undefined;
  /** Fields are required by default; for others the label says "(opcional)". */
  optional?: boolean | undefined;
}

interface FieldProps extends FieldTexts {
  id: string;
  /** Stands at the end of the hint's line. */
  counter?: ReactNode;
  children: ReactNode;
}

/** Label above, hint, control, error under it: the frame of every field. */
export function Field({ id, label, hint, error, optional, counter, children }: FieldProps) {
  return (
    <div className={classNames('stack gap-8', error && styles.invalid)}>
      <div className={styles.head}>
        <label htmlFor={id} className={styles.label}>
          {label}
          {optional && <span className={styles.optional}> (opcional)</span>}
        </label>
        {counter}
      </div>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {children}
      <FieldError id={id} error={error} />
    </div>
  );
}

/** Renders what is wrong with the field of this id, under it, as a sentence with its stop. */
export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  if (!error) return null;
  return (
    <p id={`${id}-error`} className={styles.error}>
      <svg viewBox="0 0 20 20" aria-hidden="true">
        <path d="M6 1h8l5 5v8l-5 5H6l-5-5V6ZM10 5.5v5.5M10 14v.5" />
      </svg>
      {/[.?…]$/.test(error) ? error : `${error}.`}
    </p>
  );
}

/** Ids of the texts that describe a field, for `aria-describedby`. */
export function fieldDescription({ id, hint, error }: { id: string; hint?: ReactNode; error?: string | undefined }) {
  return classNames(hint ? `${id}-hint` : '', error ? `${id}-error` : '') || undefined;
}
