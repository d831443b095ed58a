import type { EventDetail } from '@femcoders/contracts/event';
import { RichText } from '@femcoders/kit/text/rich-text';
import type { ReactNode } from 'react';
import styles from './event-text.module.css';
import { Paragraphs } from './paragraphs.tsx';

/** The text of an event's page, with its form where it has one. */
export function EventText({ event: { about, about_document } }: { event: EventDetail }) {
  if (!about_document) return about && <Paragraphs text={about} />;
  return (
    <div className={styles.text}>
      <RichText document={about_document} anchored={false} CodeBlock={CodeBlock} classes={styles} />
    </div>
  );
}

const CodeBlock = ({ children }: { children: ReactNode }) => <pre className={styles.code}>{children}</pre>;
