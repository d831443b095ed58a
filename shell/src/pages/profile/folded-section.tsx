import { useLocation } from '@femcoders/platform';
import { Tag } from '@femcoders/shared-ui';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import styles from './folded-section.module.css';
import shared from './profile-section.module.css';

interface FoldedSectionProps {
  /** An address that ends in `#id` opens it. */
  id: string;
  title: string;
  /** Its contents now, in a line. */
  holds: ReactNode;
  /** The section's purpose, in a sentence or two. */
  note?: ReactNode;
  /** Whether something in it is not saved yet. */
  edited: boolean;
  /** Whether it is open at first. */
  startsOpen?: boolean;
  /** Called when it opens for the first time and each time after. */
  onOpen?: () => void;
  children: ReactNode;
}

/** One section of the profile: folded it is a line that says what it holds, open it is its form. */
export function FoldedSection({
  id,
  title,
  holds,
  note,
  edited,
  startsOpen = edited,
  onOpen,
  children,
}: FoldedSectionProps) {
  const { hash } = useLocation();
  const [open, setOpen] = useState(startsOpen || hash === `#${id}`);
  const section = useRef<HTMLElement>(null);

  // What it leads to came after the page: the browser has nowhere to go by itself.
  useEffect(() => {
    if (hash !== `#${id}`) return;
    setOpen(true);
    section.current?.scrollIntoView({ block: 'start' });
  }, [hash, id]);

  return (
    <section ref={section} className={styles.section} id={id} aria-label={title}>
      <details
        open={open}
        onToggle={({ currentTarget }) => {
          setOpen(currentTarget.open);
          if (currentTarget.open) onOpen?.();
        }}
      >
        <summary className={styles.title}>
          <h2>{title}</h2>
          <span className={styles.state}>
            <span className="quiet breaks">{holds}</span>
            {edited && <Tag tone="sun">Sin guardar</Tag>}
          </span>
          <svg viewBox="0 0 20 20" aria-hidden="true">
            <path d="M3 10h14" />
            <path d="M10 3v14" />
          </svg>
        </summary>
        <div className={styles.open}>
          <div className={styles.note}>{note}</div>
          <div className={shared.content}>{children}</div>
        </div>
      </details>
    </section>
  );
}
