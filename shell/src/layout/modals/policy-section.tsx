import type { ReactNode } from 'react';
import styles from './policy.module.css';

/** A part of a legal text. Its dialog and its page show the same parts. */
export interface PolicySection {
  /** Its address within the page. */
  id: string;
  title: string;
  content: ReactNode;
}

/** The parts in a dialog. Without their ids: the page that it lies over may have the same. */
export function PolicySections({ sections }: { sections: readonly PolicySection[] }) {
  return sections.map(({ id, title, content }) => (
    <section key={id}>
      <h3>{title}</h3>
      {content}
    </section>
  ));
}

/** A list of names and what stands for them. */
export function LegalFacts({ facts }: { facts: { name: string; value: ReactNode }[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ name, value }) => (
        <div key={name}>
          <dt className="quiet">{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
