import { checkTitle } from '@femcoders/kit/forms/sending-problem';
import { useDraft } from '@femcoders/kit/forms/use-draft';
import { useSending } from '@femcoders/kit/forms/use-sending';
import { Link, showToast, useNavigate } from '@femcoders/platform';
import { Button, ErrorSummary } from '@femcoders/shared-ui';
import { type FormEvent, useState } from 'react';
import { draftKeyOf } from '../../forms/draft-key.ts';
import form from '../../forms/record-form.module.css';
import page from '../../records/record-page.module.css';
import {
  type AchievementValues,
  bodyOf,
  emptyAchievement,
  readAchievementDraft,
  ruleOf,
  validateValues,
} from '../achievement-values.ts';
import { useAchievementMutations } from '../api/achievement.ts';
import { AchievementFields } from './achievement-fields.tsx';
import { AchievementPreview } from './achievement-preview.tsx';
import { Trial } from './trial.tsx';

const start = { values: emptyAchievement, updatedAt: '' };

/** Makes an achievement as a draft; what was typed is kept until then. */
export function NewAchievementForm() {
  const { value, change, forget } = useDraft(draftKeyOf('achievement:new'), { start, read: readAchievementDraft });
  const { busy, problem, setProblem, errorOf, send } = useSending();
  const [round, setRound] = useState(0);
  const acts = useAchievementMutations();
  const navigate = useNavigate();
  const { values } = value;
  const edit = (part: Partial<AchievementValues>) => change({ ...value, values: { ...values, ...part } });

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
      showToast(`«${name}» está guardado como borrador.`, { tone: 'success' });
      navigate(`/admin/achievements/${id}`, { replace: true });
    });
  };
  const clear = () => {
    forget();
    setProblem(null);
    setRound(round + 1);
  };

  return (
    <div className={page.record}>
      <div className={`${page.main} ${form.form}`}>
        <form className={form.fields} noValidate aria-label="Logro" onSubmit={submit}>
          <p>
            <Link to="/admin/achievements" className={page.back}>
              Volver a la lista
            </Link>
          </p>
          {problem && <ErrorSummary title={problem.title} problems={problem.fields} />}
          <AchievementFields values={values} onChange={edit} errorOf={errorOf} />
          <p className={form.send}>
            <Button type="submit" busy={busy}>
              {busy ? 'Guardando…' : 'Guardar borrador'}
            </Button>
            <Button variant="quiet" onClick={clear}>
              Vaciar
            </Button>
          </p>
        </form>
        <Trial key={round} rule={ruleOf(values)} />
      </div>
      <aside className={page.side} aria-label="Vista previa">
        <div className={form.stays}>
          <p className={form.quiet}>No se da a nadie hasta que lo actives.</p>
          <AchievementPreview values={values} />
        </div>
      </aside>
    </div>
  );
}
