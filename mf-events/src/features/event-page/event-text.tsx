import type { EventDetail } from '@femcoders/contracts/event';
import { type ComponentType, lazy, Suspense } from 'react';
import styles from './event-text.module.css';
import type { FormattedTextProps } from './formatted-text.tsx';
import { Paragraphs } from './paragraphs.tsx';

const load = async () =>
  (await import(/* webpackChunkName: "event-formatted-text" */ './formatted-text.tsx')).FormattedText;

/** The component once it is loaded: then nothing suspends. */
let loaded: ComponentType<FormattedTextProps> | undefined;
const Later = lazy(async () => ({ default: await load() }));

/** Loads what draws the text of an event before it is drawn; plain texts need nothing. */
export async function loadEventText({ about_document }: EventDetail): Promise<void> {
  if (about_document) loaded = await load();
}

/**
 * The text of an event's page, with its form where it has one. The server's HTML stays as it is until the code that drew it is
 * there: most events have a plain text, and their readers do not pay for it.
 */
export function EventText({ event: { about, about_document } }: { event: EventDetail }) {
  if (!about_document) return about && <Paragraphs text={about} />;
  const Formatted = loaded ?? Later;
  return (
    <div className={styles.text}>
      <Suspense>
        <Formatted document={about_document} classes={styles} />
      </Suspense>
    </div>
  );
}
