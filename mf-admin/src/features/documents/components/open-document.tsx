import type { DocumentEntryDetail } from '@femcoders/contracts/document';
import { documentAnswer, documentCases, documentLimits } from '@femcoders/contracts/document-limits';
import { ApiError, Link } from '@femcoders/platform';
import { buttonClass, EmptyState, ErrorState, Skeleton, Tag, VisuallyHidden } from '@femcoders/shared-ui';
import { NoteForm } from '../../forms/note-form.tsx';
import { useActOnDocument, useDocument } from '../api/open-document.ts';
import { kindName, stateNames } from '../document-words.ts';
import { Decision } from './decision.tsx';
import { DocumentFiles } from './document-files.tsx';
import { DocumentHistory } from './document-history.tsx';
import { DocumentSide } from './document-side.tsx';
import styles from './documents.module.css';

/** A case at work: what was sent, what has happened, and what is to be done. */
export function OpenDocument({ id }: { id: string }) {
  const { data: found, error, isFetching, refetch } = useDocument(id);
  const act = useActOnDocument(id);

  if (error instanceof ApiError && (error.status === 404 || error.status === 400)) {
    return (
      <EmptyState title="Este envío no está aquí">
        <p>Puede que su cuenta se haya borrado, o que haya pasado un año desde que terminó.</p>
        <Link to="/admin/documentos" className={buttonClass('outline', 'small')}>
          Volver a los envíos
        </Link>
      </EmptyState>
    );
  }
  if (error && !found) {
    return (
      <ErrorState title="No hemos podido cargar el envío" busy={isFetching} onRetry={() => void refetch()}>
        <p>{error.message}</p>
      </ErrorState>
    );
  }
  if (!found) {
    return (
      <div aria-busy="true">
        <VisuallyHidden>
          <span role="status">Cargando el envío…</span>
        </VisuallyHidden>
        <Skeleton lines={8} />
      </div>
    );
  }
  const isOpen = found.deleteAt !== null;
  return (
    <div className={styles.document}>
      <div className={styles.main}>
        <p>
          <Link to="/admin/documentos" className={styles.back}>
            Volver a los envíos
          </Link>
        </p>
        <Sent found={found} />
        {isOpen ? <DocumentFiles found={found} /> : <Gone found={found} />}
        {isOpen && <Decision key={found.state} found={found} act={act} />}
        <DocumentHistory steps={found.steps} name={found.member.name} />
        {isOpen && (
          <NoteForm
            className={styles.form}
            labelledBy="anotar"
            draft={`document-note:${id}`}
            onDevice
            hint="Solo la lee el equipo. Se borra con los documentos."
            maxLength={documentLimits.noteMax}
            onSave={(note) => act('notes', note)}
          >
            <h2 id="anotar">Nota interna</h2>
          </NoteForm>
        )}
      </div>
      <DocumentSide found={found} />
    </div>
  );
}

/** Who has sent it, for what, and what she wrote. */
function Sent({ found }: { found: DocumentEntryDetail }) {
  const { kind, fields, member, state } = found;
  const written = documentCases[kind].fields.filter(({ name }) => fields[name]);
  return (
    <section className={styles.part} aria-labelledby="de-quien">
      <h2 id="de-quien">{member.name}</h2>
      <p className={styles.tags}>
        <Tag tone="lilac">{kindName(kind)}</Tag>
        <Tag tone="outline">{stateNames[state]}</Tag>
      </p>
      {written.length > 0 && (
        <dl className={styles.facts}>
          {written.map((field) => (
            <div key={field.name}>
              <dt>{field.label}</dt>
              <dd>{documentAnswer(field, fields[field.name] ?? '')}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}

function Gone({ found }: { found: DocumentEntryDetail }) {
  return (
    <p className={styles.notice}>
      {found.state === 'withdrawn'
        ? 'Lo ha retirado ella: los documentos ya no existen.'
        : 'Ha terminado su plazo: los documentos ya no existen.'}{' '}
      Durante un año quedan solo las fechas.
    </p>
  );
}
