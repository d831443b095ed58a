import type { AdminHubIdea } from '@femcoders/contracts/hub';
import { counted } from '@femcoders/contracts/spanish-count';
import { Link } from '@femcoders/platform';
import { Button, ErrorState, Skeleton, VisuallyHidden } from '@femcoders/shared-ui';
import { useState } from 'react';
import { useRecordDraft } from '../../forms/use-record-draft.ts';
import page from '../../records/record-page.module.css';
import { useIdeas } from '../api/ideas.ts';
import { ideaStateNames } from '../hub-words.ts';
import { differences, readIdeaDraft, valuesOf, versionOf } from '../idea-values.ts';
import styles from './hub.module.css';
import { IdeaForm } from './idea-form.tsx';

/** How far each of the eleven ideas has come, and what has happened with it. */
export function HubIdeas() {
  const { data, isError, isFetching, refetch } = useIdeas();
  if (isError && !data) {
    return <ErrorState title="No hemos podido cargar las ideas" busy={isFetching} onRetry={() => void refetch()} />;
  }
  if (!data) {
    return (
      <div aria-busy="true">
        <VisuallyHidden>
          <span role="status">Cargando las ideas…</span>
        </VisuallyHidden>
        <Skeleton lines={8} />
      </div>
    );
  }
  return (
    <>
      <p className={styles.other}>
        <Link to="/admin/comunidad">Volver a las piezas</Link>
      </p>
      <ul className={styles.ideas}>
        {data.map((idea) => (
          <Idea key={idea.id} idea={idea} />
        ))}
      </ul>
    </>
  );
}

function Idea({ idea }: { idea: AdminHubIdea }) {
  const { id, name, votes, news } = idea;
  const draft = useRecordDraft(`hub-idea:${id}`, {
    stored: valuesOf(idea),
    updatedAt: versionOf(idea),
    read: readIdeaDraft,
    differences,
  });
  // What was begun another time is found again where it was left.
  const [open, setOpen] = useState(draft.changed);
  return (
    <li>
      <div className={styles.idea}>
        <h2>{name}</h2>
        <p>
          <b>{ideaStateNames[idea.state]}</b> · {counted(votes, 'voto', 'votos')}
        </p>
        <Button variant="outline" size="small" aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? 'Cerrar' : 'Cambiar'}
          <VisuallyHidden> {name}</VisuallyHidden>
        </Button>
      </div>
      {news && !open && <p className={page.quiet}>{news}</p>}
      {draft.changed && (
        <p className={page.quiet} role="status">
          Hay cambios sin guardar.
        </p>
      )}
      {open && <IdeaForm idea={idea} draft={draft} onDone={() => setOpen(false)} />}
    </li>
  );
}
