import { checkTitle } from '@femcoders/kit/forms/sending-problem';
import { useDraft } from '@femcoders/kit/forms/use-draft';
import { useSending } from '@femcoders/kit/forms/use-sending';
import { Link, showToast, useNavigate } from '@femcoders/platform';
import { Button, ErrorSummary } from '@femcoders/shared-ui';
import { type FormEvent, useState } from 'react';
import { draftKeyOf } from '../../forms/draft-key.ts';
import form from '../../forms/record-form.module.css';
import page from '../../records/record-page.module.css';
import { usePeopleMutations } from '../api/person.ts';
import { bodyOf, emptyPerson, type PersonValues, readPersonDraft, validateValues } from '../person-values.ts';
import { PersonFields } from './person-fields.tsx';
import { PersonPreview } from './person-preview.tsx';

const start = { values: emptyPerson, updatedAt: '' };

/** Adds somebody as a draft; what was typed is kept until then. */
export function NewPersonForm() {
  const { value, change, forget } = useDraft(draftKeyOf('person:new'), { start, read: readPersonDraft });
  const { busy, problem, setProblem, errorOf, send } = useSending();
  const [pictureBusy, setPictureBusy] = useState(false);
  const acts = usePeopleMutations();
  const navigate = useNavigate();
  const { values } = value;
  const edit = (part: Partial<PersonValues>) => change({ ...value, values: { ...values, ...part } });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const fields = validateValues(values);
    if (fields.length > 0) {
      setProblem({ title: checkTitle, fields });
      return;
    }
    void send(async () => {
      const { id, name } = await acts.add(bodyOf(values));
      forget();
      showToast(`${name} está guardada como borrador.`, { tone: 'success' });
      navigate(`/admin/equipo/${id}`, { replace: true });
    });
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
        <PersonFields values={values} onChange={edit} errorOf={errorOf} onBusy={setPictureBusy} />
        <p className={form.send}>
          <Button type="submit" busy={busy || pictureBusy}>
            {busy ? 'Guardando…' : pictureBusy ? 'Subiendo la imagen…' : 'Guardar borrador'}
          </Button>
          <Button variant="quiet" onClick={() => forget()}>
            Vaciar
          </Button>
        </p>
      </form>
      <aside className={page.side} aria-label="Vista previa">
        <div className={form.stays}>
          <p className={form.quiet}>No se publica hasta que anotes que ella ha aceptado.</p>
          <PersonPreview values={values} seed={values.name || 'nueva'} />
        </div>
      </aside>
    </div>
  );
}
