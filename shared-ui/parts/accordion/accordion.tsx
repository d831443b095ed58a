import { type ReactNode, useId } from 'react';
import styles from './accordion.module.css';

export interface AccordionItem {
  /** Id of what unfolds: an address that ends in `#id` opens it. */
  id: string;
  title: ReactNode;
  content: ReactNode;
}

export interface AccordionProps {
  items: readonly AccordionItem[];
  /** Level of the titles, as headings of the page. */
  headingLevel?: 2 | 3 | 4;
  /** Name of the group of which one is open at a time; by default each accordion is its own group. */
  name?: string;
}

/**
 * Titles that unfold, one at a time; the open one closes when it is pressed again (spec section 2). The browser's own
 * `<details>`: it opens without scripts, for the search within the page and for an address that leads inside.
 */
export function Accordion({ items, headingLevel = 3, name }: AccordionProps) {
  const ownName = useId();
  const Heading = `h${headingLevel}` as const;
  return (
    <ul className={styles.accordion}>
      {items.map(({ id, title, content }) => (
        <li key={id} className={styles.item}>
          <details name={name ?? ownName} onToggle={(event) => keepOneOpen(event.currentTarget)}>
            <summary className={styles.title}>
              <Heading>{title}</Heading>
              <svg viewBox="0 0 20 20" aria-hidden="true">
                <path d="M3 10h14" />
                <path d="M10 3v14" />
              </svg>
            </summary>
            <div id={id} className={styles.content}>
              {content}
            </div>
          </details>
        </li>
      ))}
    </ul>
  );
}

/** Closes the others where the browser does not yet do it by their name, and keeps in view what has been opened. */
function keepOneOpen(opened: HTMLDetailsElement): void {
  if (!opened.open) return;
  for (const other of document.getElementsByName(opened.getAttribute('name') ?? '')) {
    if (other !== opened && other instanceof HTMLDetailsElement) other.open = false;
  }
  // What closes above takes this one with it, and what opens at the lower edge is not seen.
  opened.scrollIntoView({ block: 'nearest' });
}
