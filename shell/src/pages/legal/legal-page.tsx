import type { ReactNode } from 'react';
import { LegalField } from '../../layout/legal-field.tsx';
import styles from './legal-page.module.css';

export interface LegalSection {
  /** Its address within the page. */
  id: string;
  title: string;
  content: ReactNode;
}

interface LegalPageProps {
  title: string;
  lead: ReactNode;
  /** Something that only the community can say is missing. */
  incomplete: boolean;
  sections: LegalSection[];
}

/** A page to be read and quoted: contents, short lines, sections with their own addresses. */
export function LegalPage({ title, lead, incomplete, sections }: LegalPageProps) {
  return (
    <article className={`wrap ${styles.page}`}>
      <header className={`stack gap-24 ${styles.head}`}>
        <h1>{title}</h1>
        <p className={styles.lead}>{lead}</p>
        {incomplete && (
          <p className={styles.draft}>
            Este texto es un borrador completo. Lo que está marcado <LegalField value={undefined}>así</LegalField> lo
            rellena la titular de la web antes de publicarla.
          </p>
        )}
      </header>
      <nav className={styles.contents} aria-label="En esta página">
        <p>En esta página</p>
        <ol>
          {sections.map(({ id, title: name }) => (
            <li key={id}>
              <a href={`#${id}`}>{name}</a>
            </li>
          ))}
        </ol>
      </nav>
      <div className={styles.text}>
        {sections.map(({ id, title: name, content }) => (
          <section key={id} id={id} className={styles.section}>
            <h2>{name}</h2>
            {content}
          </section>
        ))}
      </div>
    </article>
  );
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
