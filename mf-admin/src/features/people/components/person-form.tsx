import type { AdminPerson } from '@femcoders/contracts/person';
import { ApiError, Link, showToast } from '@femcoders/platform';
import { Button, ErrorSummary } from '@femcoders/shared-ui';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useDraft } from '../../drafts/use-draft.ts';
import { checkTitle, useSending } from '../../forms/use-sending.ts';
import { usePeopleActs } from '../api/person.ts';
import { groupNames } from '../people-words.ts';
import {
  bodyOf,
  differences,
  type PersonDraft,
  type PersonValues,
  readPersonDraft,
  sameValues,
  valueMistakes,
  valuesOf,
} from '../person-values.ts';
import styles from './people.module.css';
import { PersonFields } from './person-fields.tsx';
import { PersonPreview } from './person-preview.tsx';
import { PersonSide } from './person-side.tsx';

/** Edits a person. What was typed is kept until it is saved; whoever saves second is shown what has changed. */
export function PersonForm({ person }: { person: AdminPerson }) {
  const { id, slug, updatedAt } = person;
  const stored = valuesOf(person);
  // Null while nothing is typed: the form then follows what is stored.
  const {
    value: draft,
    latest,
    change,
    forget,
  } = useDraft<PersonDraft | null>(`person:${id}`, {
    start: null,
    read: readPersonDraft,
  });
  const values = draft?.values ?? stored;
  const startedFrom = draft?.updatedAt ?? updatedAt;
  const { busy, problem, setProblem, errorOf, send } = useSending();
  const [pictureBusy, setPictureBusy] = useState(false);
  const acts = usePeopleActs();
  const changed = !sameValues(values, stored);
  const outdated = changed && startedFrom !== updatedAt;

  const edit = (part: Partial<PersonValues>) => {
    const next = { ...values, ...part };
    // Typed back to what is stored: nothing is left to keep.
    if (sameValues(next, stored)) forget();
    else change({ values: next, updatedAt: changed ? startedFrom : updatedAt });
  };
  const discard = () => {
    setProblem(null);
    forget();
  };

  const save = (from: string) => {
    const fields = valueMistakes(values);
    if (fields.length > 0) {
      setProblem({ title: checkTitle, fields });
      return;
    }
    void send(async () => {
      try {
        const saved = await acts.save(id, { ...bodyOf(values), updatedAt: from });
        const typedSince = latest();
        if (typedSince && typedSince !== draft) change({ ...typedSince, updatedAt: saved.updatedAt });
        else forget();
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
    <div className={styles.person}>
      <form className={styles.form} noValidate aria-label="Ficha" onSubmit={submit}>
        <p>
          <Link to="/admin/equipo" className={styles.back}>
            Volver a la lista
          </Link>
        </p>
        {problem && <ErrorSummary title={problem.title} problems={problem.fields} />}
        {outdated ? (
          <ChangedMeanwhile mine={values} stored={stored} onKeepMine={() => save(updatedAt)} onDiscard={discard} />
        ) : (
          changed && (
            <p className={styles.notice} role="status">
              Hay cambios sin guardar.
              <Button variant="outline" size="small" onClick={discard}>
                Descartarlos
              </Button>
            </p>
          )
        )}
        <PersonFields values={values} onChange={edit} errorOf={errorOf} onBusy={setPictureBusy} />
        <p className={styles.send}>
          <Button type="submit" busy={busy || pictureBusy} aria-disabled={!changed}>
            {busy ? 'Guardando…' : pictureBusy ? 'Subiendo la imagen…' : 'Guardar cambios'}
          </Button>
        </p>
      </form>
      <aside className={styles.side} aria-label="Publicación">
        <div className={styles.stays}>
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

interface ChangedMeanwhileProps {
  mine: PersonValues;
  stored: PersonValues;
  onKeepMine: () => void;
  onDiscard: () => void;
}

/** Somebody else has saved this person while she was being edited: what stands there now, where it differs. */
function ChangedMeanwhile({ mine, stored, onKeepMine, onDiscard }: ChangedMeanwhileProps) {
  const notice = useRef<HTMLDivElement>(null);
  // Whoever has just pressed the button far below is led here; whoever has just come is not.
  useEffect(() => {
    const form = notice.current?.closest('form');
    if (form?.contains(document.activeElement)) notice.current?.focus();
  }, []);
  return (
    <div ref={notice} tabIndex={-1} className={styles.conflict} role="alert">
      <p>Alguien ha cambiado esta ficha mientras la editabas. Donde no coincide con lo tuyo, ahora pone:</p>
      <dl>
        {differences(mine, stored).map((field) => (
          <div key={field}>
            <dt>{labels[field]}</dt>
            <dd>{(field === 'group' && stored.group ? groupNames[stored.group] : stored[field]) || '(nada)'}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.send}>
        <Button size="small" onClick={onKeepMine}>
          Guardar lo mío
        </Button>
        <Button size="small" variant="outline" onClick={onDiscard}>
          Descartar lo mío
        </Button>
      </p>
    </div>
  );
}
