import { documentCases } from '@femcoders/contracts/document-cases';
import { documentKinds } from '@femcoders/contracts/document-names';
import { Link } from '@femcoders/platform';
import { Arrow } from '@femcoders/shared-ui/arrow';
import styles from './case-choices.module.css';

/**
 * Renders what can be sent, what it is good for, what to bring and how long it is kept.
 * @param Heading the page's next level
 */
export function CaseChoices({ Heading }: { Heading: 'h2' | 'h3' }) {
  return (
    <ul className="stack ruled">
      {documentKinds.map((kind) => {
        const { name, why, files, keepWords } = documentCases[kind];
        return (
          <li key={kind} className={styles.choice}>
            <Heading id={`tramite-${kind}`}>
              <Link to={`/enviar-documentacion/nuevo?tramite=${kind}`} className="whole plain">
                {name}
              </Link>
            </Heading>
            <p>{why}</p>
            <p className="quiet small">
              {files} {keepWords}
            </p>
            <Arrow />
          </li>
        );
      })}
    </ul>
  );
}
