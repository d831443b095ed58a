import { modalPages } from '@femcoders/kit/modals/modal-link';
import { Link, useLocation } from '@femcoders/platform';
import type { ReactNode } from 'react';
import { LegalField } from '../../layout/legal-field.tsx';
import { OnLegalPage } from '../../layout/modals/modal-link.tsx';
import type { PolicySection } from '../../layout/modals/policy-section.tsx';
import { legalLinks } from '../../layout/site-links.ts';
import styles from './legal-page.module.css';

interface LegalPageProps {
  title: string;
  lead: ReactNode;
  /** Something that only the community can say is missing. */
  incomplete?: boolean;
  sections: readonly PolicySection[];
}

/** A page to be read and quoted: contents, short lines, sections with their own addresses. */
export function LegalPage({ title, lead, incomplete, sections }: LegalPageProps) {
  return (
    <article className={`wrap ${styles.page}`}>
      <header className={`stack gap-24 ${styles.head}`}>
        <h1 className="large-title">{title}</h1>
        <p className="lead">{lead}</p>
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
            <OnLegalPage value>{content}</OnLegalPage>
          </section>
        ))}
        <OtherTexts />
      </div>
    </article>
  );
}

/** All texts of this kind, in the order in which they are offered below each. */
const texts = [
  { to: modalPages.faq, label: 'Preguntas frecuentes' },
  { to: modalPages.privacyPolicy, label: 'Política de privacidad' },
  { to: modalPages.cookiePolicy, label: 'Política de cookies' },
  ...legalLinks,
];

function OtherTexts() {
  const { pathname } = useLocation();
  return (
    <nav className={styles.others} aria-labelledby="otros-textos">
      <p id="otros-textos" className="quiet">
        También puedes leer
      </p>
      <ul>
        {texts
          .filter(({ to }) => to !== pathname)
          .map(({ to, label }) => (
            <li key={to}>
              <Link to={to}>{label}</Link>
            </li>
          ))}
      </ul>
    </nav>
  );
}
