import type { AdminPerson } from '@femcoders/contracts/person';
import { checkTitle } from '@femcoders/kit/forms/sending-problem';
import { useSending } from '@femcoders/kit/forms/use-sending';
import { ApiError, Link, showToast } from '@femcoders/platform';
import { Button, ErrorSummary } from '@femcoders/shared-ui';
import { type FormEvent, useState } from 'react';
import { ChangedMeanwhile } from '../../forms/changed-meanwhile.tsx';
import form from '../../forms/record-form.module.css';
import { useRecordDraft } from '../../forms/use-record-draft.ts';
import page from '../../records/record-page.module.css';
import { usePeopleMutations } from '../api/person.ts';
import { groupNames } from '../people-words.ts';
import { bodyOf, differences, type PersonValues, readPersonDraft, validateValues, valuesOf } from '../person-values.ts';
import { PersonFields } from './person-fields.tsx';
import { PersonPreview } from './person-preview.tsx';
import { PersonSide } from './person-side.tsx';

/** Edits a person. What was typed is kept until it is saved; the second one to save sees what has changed. */
export function PersonForm({ person }: { person: AdminPerson }) {
  const { id, slug, updatedAt } = person;
  const stored = valuesOf(person);
  const draft = useRecordDraft(`person:${id}`, { stored, updatedAt, read: readPersonDraft, differences });
  const { values, changed, startedFrom, overtaken, edit } = draft;
  const { busy, problem, setProblem, errorOf, send } = useSending();
  const [pictureBusy, setPictureBusy] = useState(false);
  const acts = usePeopleMutations();

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
        showToast('Cambios guardados.', { tone: 'success' });
      } catch (error) {
        // What has changed is shown below, with what can be done about it.
        if (!(error instanceof ApiError && error.code === 'conflict')) throw error;
      }
    });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (changed) save(startedFrom);
  };

  return (
    <div className={page.record}>
      <form className={`${page.main} ${form.form}`} noValidate aria-label="Ficha" onSubmit={submit}>
        <p>
          <Link to="/admin/equipo" className={page.back}>
            Volver a la lista
          </Link>
        </p>
        {problem && <ErrorSummary title={problem.title} problems={problem.fields} />}
        {overtaken ? (
          <ChangedMeanwhile
            what="esta ficha"
            stored={overtaken.map((field) => [
              labels[field],
              field === 'group' && stored.group ? groupNames[stored.group] : stored[field],
            ])}
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
        <PersonFields values={values} onChange={edit} errorOf={errorOf} onBusy={setPictureBusy} />
        <p className={form.send}>
          <Button type="submit" busy={busy || pictureBusy} aria-disabled={!changed}>
            {busy ? 'Guardando…' : pictureBusy ? 'Subiendo la imagen…' : 'Guardar cambios'}
          </Button>
        </p>
      </form>
      <aside className={page.side} aria-label="Publicación">
        <div className={form.stays}>
          <PersonSide person={person} acts={acts} unsaved={changed} />
          <PersonPreview values={values} seed={slug} />
        </div>
      </aside>
    </div>
  );
}

const labels: Record<keyof PersonValues, string> = {
  group: 'Grupo',
  name: 'Nombre',
  pronouns: 'Pronombres',
  title: 'Qué hace',
  summary: 'Frase',
  topics: 'Temas',
  linkedin: 'LinkedIn',
  github: 'GitHub',
  web: 'Web',
  portrait: 'Retrato',
};
