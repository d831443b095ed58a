import { Button } from '@femcoders/shared-ui';
import type { ReactNode } from 'react';
import styles from './profile-section.module.css';

interface ProfileSectionProps {
  title: string;
  /** The section's purpose, in a sentence or two. */
  note?: ReactNode;
  /** For links that lead here. */
  id?: string;
  children: ReactNode;
}

/** One matter of a part of `/personaliza-perfil`: what it is on the left, what there is to do next to it. */
export function ProfileSection({ title, note, id, children }: ProfileSectionProps) {
  return (
    <section className={styles.section} id={id} aria-label={title}>
      <div className="stack gap-12 packed">
        <h2>{title}</h2>
        {note && <div className={styles.note}>{note}</div>}
      </div>
      <div className={styles.content}>{children}</div>
    </section>
  );
}

interface SaveRowProps {
  busy: boolean;
  children?: ReactNode;
  label?: string;
  busyLabel?: string;
}

/** The end of a section's form: its button, and what else one may do there. */
export function SaveRow({ busy, label = 'Guardar', busyLabel = 'Guardando…', children }: SaveRowProps) {
  return (
    <div className={styles.save}>
      <Button type="submit" busy={busy}>
        {busy ? busyLabel : label}
      </Button>
      {children}
    </div>
  );
}
