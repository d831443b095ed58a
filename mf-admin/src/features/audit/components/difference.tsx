import { plural } from '@femcoders/contracts/spanish-count';
import { VisuallyHidden } from '@femcoders/shared-ui';
import { Fragment } from 'react';
import { fieldWords } from '../audit-words.ts';
import { type Change, differenceBetween } from '../difference.ts';
import styles from './difference.module.css';

/** Changes that a row shows at once. */
const shownAtOnce = 3;

/** Renders what an act changed, field by field; long ones fold. */
export function Difference({ before, after }: { before: unknown; after: unknown }) {
  const changes = differenceBetween(before, after);
  const [first, folded] = [changes.slice(0, shownAtOnce), changes.slice(shownAtOnce)];
  if (changes.length === 0) return null;
  return (
    <div className={styles.difference}>
      <ChangeList changes={first} />
      {folded.length > 0 && (
        <details>
          <summary>{plural(folded.length, 'Un cambio', `${folded.length} cambios`)} más</summary>
          <ChangeList changes={folded} />
        </details>
      )}
    </div>
  );
}

function ChangeList({ changes }: { changes: Change[] }) {
  return (
    <dl>
      {changes.map(({ field, before, after }) => (
        <Fragment key={field}>
          <dt>{fieldWords(field)}</dt>
          <dd>
            {before !== null && (
              <>
                <VisuallyHidden>antes: </VisuallyHidden>
                <del>{before}</del>
              </>
            )}
            {before !== null && after !== null && <span aria-hidden="true"> → </span>}
            {after !== null && (
              <>
                <VisuallyHidden>{before === null ? '' : ', '}después: </VisuallyHidden>
                <ins>{after}</ins>
              </>
            )}
          </dd>
        </Fragment>
      ))}
    </dl>
  );
}
