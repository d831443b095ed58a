import type { AdminTalk } from '@femcoders/contracts/talk';
import { checkTitle } from '@femcoders/kit/forms/sending-problem';
import { useSending } from '@femcoders/kit/forms/use-sending';
import { ApiError, Link, showToast } from '@femcoders/platform';
import { Button, ErrorSummary } from '@femcoders/shared-ui';
import type { FormEvent } from 'react';
import { ChangedMeanwhile } from '../../forms/changed-meanwhile.tsx';
import form from '../../forms/record-form.module.css';
import { useRecordDraft } from '../../forms/use-record-draft.ts';
import page from '../../records/record-page.module.css';
import { useTalkMutations } from '../api/talk.ts';
import { bodyOf, differences, readTalkDraft, type TalkValues, validateValues, valuesOf } from '../talk-values.ts';
import { TalkFields } from './talk-fields.tsx';
import { TalkSide } from './talk-side.tsx';

/** Edits a talk. What was typed is kept until it is saved; the second one to save sees what has changed. */
export function TalkForm({ talk }: { talk: AdminTalk }) {
  const { id, updatedAt } = talk;
  const stored = valuesOf(talk);
  const draft = useRecordDraft(`talk:${id}`, { stored, updatedAt, read: readTalkDraft, differences });
  const { values, changed, startedFrom, overtaken, edit } = draft;
  const { busy, problem, setProblem, errorOf, send } = useSending();
  const acts = useTalkMutations();

  const discard = () => {
    setProblem(null);
    draft.discard();
  };
  const save = (from: string) => {
    const fields = validateValues(values);
    if (fields.length > 0) {
      setProblem({ title: checkTitle, fields });
      return;
    }
    void send(async () => {
      try {
        const saved = await acts.save(id, { ...bodyOf(values), updatedAt: from });
        draft.saved(saved.updatedAt);
        showToast('Cambios guardados', { tone: 'success' });
      } catch (error) {
        if (!(error instanceof ApiError && error.code === 'conflict')) throw error;
        // What another has changed is shown below, with what can be done about it.
        if (error.fields.some(({ field }) => field !== 'updatedAt')) setProblem({ title: error.message, fields: [] });
      }
    });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (changed) save(startedFrom);
  };

  return (
    <div className={page.record}>
      <form className={`${page.main} ${form.form}`} noValidate aria-label="Charla" onSubmit={submit}>
        <p>
          <Link to="/admin/presentaciones" className={page.back}>
            Volver a la lista
          </Link>
        </p>
        {problem && <ErrorSummary title={problem.title} problems={problem.fields} />}
        {overtaken ? (
          <ChangedMeanwhile
            what="esta charla"
            stored={overtaken.map((field) => [labels[field], inWords(stored, field)])}
            onKeepMine={() => save(updatedAt)}
            onDiscard={discard}
          />
        ) : (
          changed && (
            <p className={form.notice} role="status">
              Hay cambios sin guardar.
              <Button variant="outline" size="small" onClick={discard}>
                Descartarlos
              </Button>
            </p>
          )
        )}
        <TalkFields values={values} onChange={edit} errorOf={errorOf} />
        <p className={form.send}>
          <Button type="submit" busy={busy} aria-disabled={!changed}>
            {busy ? 'Guardando…' : 'Guardar cambios'}
          </Button>
        </p>
      </form>
      <aside className={page.side} aria-label="Estado y permisos">
        <TalkSide talk={talk} acts={acts} unsaved={changed} />
      </aside>
    </div>
  );
}

const labels: Record<keyof TalkValues, string> = {
  title: 'Título',
  summary: 'Resumen',
  topics: 'Temas',
  level: 'Nivel',
  language: 'Idioma',
  format: 'Formato',
  licence: 'Licencia',
  minutes: 'Minutos',
  givenOn: 'Día',
  event: 'Evento',
  video: 'Vídeo',
  resources: 'Recursos',
  transcript: 'Transcripción',
  speakers: 'Quién la da',
  slides: 'Diapositivas',
};

/** Enough to recognise it by. */
const longestShown = 300;

function inWords(values: TalkValues, field: keyof TalkValues): string {
  if (field === 'speakers') return values.speakers.map(({ name }) => name).join(', ');
  if (field === 'slides') return values.slides.map(({ title }) => title).join(' · ');
  const text = values[field];
  return text.length > longestShown ? `${text.slice(0, longestShown)}…` : text;
}
