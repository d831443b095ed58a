import { type ReactNode, useId } from 'react';
import styles from './event-form.module.css';

interface FormSectionProps {
  title: string;
  /** The note above the fields. */
  note?: ReactNode;
  children: ReactNode;
}

/** A part of the form: what it is about at the side, its fields next to it. */
export function FormSection({ title, note, children }: FormSectionProps) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className="stack gap-4 packed">
        <h2 id={id} className="small-title">
          {title}
        </h2>
        {note && <p className="quiet small">{note}</p>}
      </div>
      <div className={styles.fields}>{children}</div>
    </section>
  );
}
