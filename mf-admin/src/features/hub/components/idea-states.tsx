import type { AdminHubIdea } from '@femcoders/contracts/hub';
import { counted } from '@femcoders/contracts/spanish-count';
import { Link, showToast } from '@femcoders/platform';
import { Button, VisuallyHidden } from '@femcoders/shared-ui';
import { useState } from 'react';
import { useRecordForm } from '../../forms/use-record-form.ts';
import { Loaded } from '../../records/loaded.tsx';
import { useChangeIdea, useIdeas } from '../api/ideas.ts';
import { ideaStateNames } from '../hub-words.ts';
import { bodyOf, emptyIdea, isOfState, valuesOf, versionOf } from '../idea-values.ts';
import styles from './hub.module.css';
import { IdeaForm } from './idea-form.tsx';

/** How far each of the eleven ideas has come, and what has happened with it. */
export function HubIdeas() {
  return (
    <Loaded query={useIdeas()} loading="Cargando las ideas…" failed="No hemos podido cargar las ideas">
      {(ideas) => (
        <>
          <p className="figures-line">
            <Link to="/admin/comunidad">Volver a las publicaciones</Link>
          </p>
          <ul className={`lines ${styles.ideas}`}>
            {ideas.map((idea) => (
              <Idea key={idea.id} idea={idea} />
            ))}
          </ul>
        </>
      )}
    </Loaded>
  );
}

function Idea({ idea }: { idea: AdminHubIdea }) {
  const { id, name, votes, news } = idea;
  const change = useChangeIdea(id);
  const form = useRecordForm(`hub-idea:${id}`, {
    stored: valuesOf(idea),
    updatedAt: versionOf(idea),
    empty: emptyIdea,
    isValid: isOfState,
    async store(typed, from) {
      const saved = await change(bodyOf(typed, from));
      showToast(`${name}: guardado.`, { tone: 'success' });
      setOpen(false);
      return versionOf(saved);
    },
  });
  // What was begun another time is found again where it was left.
  const [open, setOpen] = useState(form.changed);
  const toggle = () => {
    form.setProblem(null);
    setOpen(!open);
  };
  return (
    <li className="stack gap-8">
      <div className={styles.idea}>
        <h2 className="text-title">{name}</h2>
        <p className="quiet small digits">
          <b>{ideaStateNames[idea.state]}</b> · {counted(votes, 'voto', 'votos')}
        </p>
        <Button variant="outline" size="small" aria-expanded={open} onClick={toggle}>
          {open ? 'Cerrar' : 'Cambiar'}
          <VisuallyHidden> {name}</VisuallyHidden>
        </Button>
      </div>
      {news && !open && <p className="remark">{news}</p>}
      {form.changed && (
        <p className="remark" role="status">
          Hay cambios sin guardar.
        </p>
      )}
      {open && <IdeaForm idea={idea} form={form} />}
    </li>
  );
}
