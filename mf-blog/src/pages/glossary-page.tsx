import { counted } from '@femcoders/contracts/spanish-count';
import { Link, type PageHeadFactory } from '@femcoders/platform';
import styles from '../features/glossary/components/glossary.module.css';
import { allTerms, type GlossaryTerm, termGroups } from '../features/glossary/glossary.ts';
import { glossaryAddress } from '../features/glossary/glossary-address.ts';
import { ListFrame } from '../features/lists/components/list-frame.tsx';
import { RichTextView } from '../features/quizzes/components/rich-text-view.tsx';
import { plainText } from '../features/quizzes/rich-text.ts';

const { path, title, description } = glossaryAddress;

export const head: PageHeadFactory = ({ url }) => ({
  title,
  description,
  trail: [{ name: 'Blog', path: '/blog' }],
  structuredData: [
    {
      '@context': 'https://schema.org',
      '@type': 'DefinedTermSet',
      name: title,
      description,
      url: url.origin + path,
      inLanguage: 'es',
      hasDefinedTerm: allTerms().map(({ id, es, says }) => ({
        '@type': 'DefinedTerm',
        name: es,
        description: plainText(says),
        url: `${url.origin}${path}#${id}`,
      })),
    },
  ],
});

/** Every word that the library explains, in the order of the alphabet. */
export function Page() {
  const terms = allTerms();
  const groups = termGroups(terms);
  return (
    <ListFrame title="Qué quiere decir" lead={description}>
      <nav aria-label="Letras del glosario" className={styles.letters}>
        <ul className="row gap-4">
          {groups.map(({ letter }) => (
            <li key={letter}>
              <a href={`#letra-${letter.toLowerCase()}`}>{letter}</a>
            </li>
          ))}
        </ul>
      </nav>
      <p className="quiet">{counted(terms.length, 'palabra', 'palabras')}.</p>
      {groups.map(({ letter, terms: own }) => (
        <section key={letter} aria-labelledby={`letra-${letter.toLowerCase()}`} className={styles.group}>
          <h2 id={`letra-${letter.toLowerCase()}`}>{letter}</h2>
          <div className={styles.terms}>
            {own.map((term) => (
              <Term key={term.id} term={term} />
            ))}
          </div>
        </section>
      ))}
    </ListFrame>
  );
}

function Term({ term: { id, es, en, says, learn } }: { term: GlossaryTerm }) {
  return (
    <div className={styles.term}>
      <h3 id={id}>
        {es}
        {en !== es && (
          <>
            {' '}
            <span lang="en" className={styles.english}>
              {en}
            </span>
          </>
        )}
      </h3>
      <p>
        <RichTextView text={says} />
      </p>
      <p className="small">
        <Link to={learn.href}>{learn.title}</Link>
      </p>
    </div>
  );
}
