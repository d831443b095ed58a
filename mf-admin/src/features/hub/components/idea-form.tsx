import type { AdminHubIdea } from '@femcoders/contracts/hub';
import { hubIdeaStates, hubLimits } from '@femcoders/contracts/hub-limits';
import { useSending } from '@femcoders/kit/forms/use-sending';
import { ApiError, showToast } from '@femcoders/platform';
import { Button, ErrorSummary, TextArea } from '@femcoders/shared-ui';
import { ChoiceGroup } from '@femcoders/shared-ui/choice';
import type { FormEvent } from 'react';
import { ChangedMeanwhile } from '../../forms/changed-meanwhile.tsx';
import type { useRecordDraft } from '../../forms/use-record-draft.ts';
import page from '../../records/record-page.module.css';
import { useChangeIdea } from '../api/ideas.ts';
import { ideaStateNames } from '../hub-words.ts';
import { bodyOf, type IdeaValues, valuesOf, versionOf } from '../idea-values.ts';
import styles from './hub.module.css';

const choices = hubIdeaStates.map((value) => ({ value, label: ideaStateNames[value] }));

interface IdeaFormProps {
  idea: AdminHubIdea;
  draft: ReturnType<typeof useRecordDraft<IdeaValues>>;
  onDone: () => void;
}

/**
 * Says how far an idea has come. What is typed is kept until it is saved; the second one to save sees what has changed.
 */
export function IdeaForm({ idea, draft, onDone }: IdeaFormProps) {
  const { values, changed, startedFrom, overtaken, edit } = draft;
  const { busy, problem, setProblem, errorOf, send } = useSending();
  const change = useChangeIdea(idea.id);
  const stored = valuesOf(idea);
  // Several may be open at once, and a field is found by its name.
  const newsField = `news-${idea.id}`;
  const problems = problem?.fields.map(({ field, message }) => ({
    field: field === 'news' ? newsField : field,
    message,
  }));

  const save = (from: string) =>
    void send(async () => {
      try {
        const saved = await change(bodyOf(values, from));
        draft.saved(versionOf(saved));
        showToast(`${idea.name}: guardado.`, { tone: 'success' });
        onDone();
      } catch (error) {
        // What another has changed is shown below, with what can be done about it.
        if (!(error instanceof ApiError && error.code === 'conflict')) throw error;
      }
    });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (changed) save(startedFrom);
  };
  const discard = () => {
    setProblem(null);
    draft.discard();
  };

  return (
    <form className={page.form} noValidate aria-label={idea.name} onSubmit={submit}>
      {problem && problems && <ErrorSummary title={problem.title} problems={problems} />}
      {overtaken && (
        <ChangedMeanwhile
          what="esta idea"
          stored={overtaken.map((field) =>
            field === 'state' ? ['En qué punto está', ideaStateNames[stored.state]] : ['Qué ha pasado', stored.news],
          )}
          onKeepMine={() => save(versionOf(idea))}
          onDiscard={discard}
        />
      )}
      <ChoiceGroup
        type="radio"
        name={`state-${idea.id}`}
        label="En qué punto está"
        choices={choices}
        chosen={[values.state]}
        onChange={([state]) => edit({ state: state ?? 'idea' })}
      />
      <TextArea
        name={newsField}
        label="Qué ha pasado, en una línea"
        optional={values.state === 'idea'}
        rows={2}
        maxLength={hubLimits.news}
        value={values.news}
        error={errorOf('news')}
        onChange={({ target }) => edit({ news: target.value })}
      />
      <p className={styles.ways}>
        <Button type="submit" size="small" busy={busy} aria-disabled={!changed}>
          {busy ? 'Guardando…' : 'Guardar'}
        </Button>
        {changed && !overtaken && (
          <Button variant="outline" size="small" onClick={discard}>
            Descartar los cambios
          </Button>
        )}
      </p>
    </form>
  );
}
