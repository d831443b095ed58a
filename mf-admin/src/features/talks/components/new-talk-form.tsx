import { checkTitle } from '@femcoders/kit/forms/sending-problem';
import { useDraft } from '@femcoders/kit/forms/use-draft';
import { useSending } from '@femcoders/kit/forms/use-sending';
import { Link, showToast, useNavigate } from '@femcoders/platform';
import { Button, ErrorSummary } from '@femcoders/shared-ui';
import type { FormEvent } from 'react';
import { draftKeyOf } from '../../forms/draft-key.ts';
import form from '../../forms/record-form.module.css';
import page from '../../records/record-page.module.css';
import { useTalkMutations } from '../api/talk.ts';
import { bodyOf, emptyTalk, readTalkDraft, type TalkValues, validateValues } from '../talk-values.ts';
import { TalkFields } from './talk-fields.tsx';

const start = { values: emptyTalk, updatedAt: '' };

/** Drafts a talk; what was typed is kept until then. */
export function NewTalkForm() {
  const { value, change, forget } = useDraft(draftKeyOf('talk:new'), { start, read: readTalkDraft });
  const { busy, problem, setProblem, errorOf, send } = useSending();
  const acts = useTalkMutations();
  const navigate = useNavigate();
  const { values } = value;
  const edit = (part: Partial<TalkValues>) => change({ ...value, values: { ...values, ...part } });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const fields = validateValues(values);
    if (fields.length > 0) {
      setProblem({ title: checkTitle, fields });
      return;
    }
    void send(async () => {
      const { id, title } = await acts.add(bodyOf(values));
      forget();
      showToast(`«${title}» está guardada como borrador.`, { tone: 'success' });
      navigate(`/admin/presentaciones/${id}`, { replace: true });
    });
  };
  const clear = () => {
    forget();
    setProblem(null);
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
        <TalkFields values={values} onChange={edit} errorOf={errorOf} />
        <p className={form.send}>
          <Button type="submit" busy={busy}>
            {busy ? 'Guardando…' : 'Guardar borrador'}
          </Button>
          <Button variant="quiet" onClick={clear}>
            Vaciar
          </Button>
        </p>
      </form>
      <aside className={page.side} aria-label="Qué pasa después">
        <p className={form.quiet}>
          Nadie la ve hasta que la publiques. Antes hay que anotar el permiso de quien la da, y tiene que estar
          publicada en Equipo y ponentes.
        </p>
      </aside>
    </div>
  );
}
