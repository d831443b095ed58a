import type { AdminHubIdea } from '@femcoders/contracts/hub';
import { type HubIdeaState, hubIdeaStates, hubLimits } from '@femcoders/contracts/hub-limits';
import { Link, showToast, useQuery, useQueryClient } from '@femcoders/platform';
import { Button, ErrorState, ErrorSummary, Skeleton, TextArea, VisuallyHidden } from '@femcoders/shared-ui';
import { ChoiceGroup } from '@femcoders/shared-ui/choice';
import { type FormEvent, useState } from 'react';
import { useSending } from '../../forms/use-sending.ts';
import { useAdminApi } from '../../room/use-admin-api.ts';
import { ideaStateNames } from '../hub-words.ts';
import styles from './hub.module.css';

const ideasKey = ['admin', 'hub-ideas'] as const;

/** How far each of the eleven ideas has come, and what has happened with it. */
export function HubIdeas() {
  const api = useAdminApi();
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: ideasKey,
    queryFn: ({ signal }) => api.request<AdminHubIdea[]>('/admin/hub-ideas', { signal }),
    staleTime: 0,
  });
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
      <p className={styles.ways}>
        <Link to="/admin/comunidad">Volver a las piezas</Link>
      </p>
      <ul className={styles.ideas}>
        {data.map((idea) => (
          <Idea key={idea.id} idea={idea} onConflict={() => void refetch()} />
        ))}
      </ul>
    </>
  );
}

const choices = hubIdeaStates.map((value) => ({ value, label: ideaStateNames[value] }));

function Idea({ idea, onConflict }: { idea: AdminHubIdea; onConflict: () => void }) {
  const { id, name, votes } = idea;
  const [open, setOpen] = useState(false);
  return (
    <li>
      <div className={styles.idea}>
        <h2>{name}</h2>
        <p>
          <b>{ideaStateNames[idea.state]}</b> · {votes === 1 ? '1 voto' : `${votes} votos`}
        </p>
        <Button variant="outline" size="small" aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? 'Cerrar' : 'Cambiar'}
          <VisuallyHidden> {name}</VisuallyHidden>
        </Button>
      </div>
      {idea.news && !open && <p className={styles.quiet}>{idea.news}</p>}
      {open && <IdeaForm key={id} idea={idea} onDone={() => setOpen(false)} onConflict={onConflict} />}
    </li>
  );
}

interface IdeaFormProps {
  idea: AdminHubIdea;
  onDone: () => void;
  onConflict: () => void;
}

function IdeaForm({ idea, onDone, onConflict }: IdeaFormProps) {
  const api = useAdminApi();
  const queries = useQueryClient();
  const [state, setState] = useState<HubIdeaState>(idea.state);
  const [news, setNews] = useState(idea.news ?? '');
  const { busy, problem, errorOf, send } = useSending();

  function submit(event: FormEvent) {
    event.preventDefault();
    void send(async () => {
      const body = { state, news: news.trim(), version: idea.version };
      await api.request<AdminHubIdea>(`/admin/hub-ideas/${idea.id}`, { method: 'PUT', body }).catch((error) => {
        onConflict();
        throw error;
      });
      await queries.invalidateQueries({ queryKey: ideasKey });
      showToast(`${idea.name}: guardado.`, { tone: 'success' });
      onDone();
    });
  }

  return (
    <form className={styles.form} noValidate aria-label={idea.name} onSubmit={submit}>
      {problem && <ErrorSummary title={problem.title} problems={problem.fields} />}
      <ChoiceGroup
        type="radio"
        name="state"
        label="En qué punto está"
        choices={choices}
        chosen={[state]}
        onChange={([chosen]) => setState(chosen ?? 'idea')}
      />
      <TextArea
        name="news"
        label="Qué ha pasado, en una línea"
        optional={state === 'idea'}
        rows={2}
        maxLength={hubLimits.news}
        value={news}
        error={errorOf('news')}
        onChange={({ target }) => setNews(target.value)}
      />
      <p>
        <Button type="submit" size="small" busy={busy}>
          {busy ? 'Guardando…' : 'Guardar'}
        </Button>
      </p>
    </form>
  );
}
