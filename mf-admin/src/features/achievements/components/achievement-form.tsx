import type { AdminAchievement } from '@femcoders/contracts/achievement';
import { checkTitle } from '@femcoders/kit/forms/sending-problem';
import { useSending } from '@femcoders/kit/forms/use-sending';
import { ApiError, Link, showToast } from '@femcoders/platform';
import { Button, ErrorSummary } from '@femcoders/shared-ui';
import type { FormEvent } from 'react';
import { ChangedMeanwhile } from '../../forms/changed-meanwhile.tsx';
import form from '../../forms/record-form.module.css';
import { useRecordDraft } from '../../forms/use-record-draft.ts';
import page from '../../records/record-page.module.css';
import {
  type AchievementValues,
  bodyOf,
  differences,
  readAchievementDraft,
  ruleOf,
  validateValues,
  valuesOf,
} from '../achievement-values.ts';
import { useAchievementMutations } from '../api/achievement.ts';
import { AchievementFields } from './achievement-fields.tsx';
import { AchievementPreview } from './achievement-preview.tsx';
import { AchievementSide } from './achievement-side.tsx';
import { Trial } from './trial.tsx';

/** Edits an achievement. What was typed is kept until it is saved; the second one to save sees what has changed. */
export function AchievementForm({ achievement }: { achievement: AdminAchievement }) {
  const { id, state, updatedAt } = achievement;
  const stored = valuesOf(achievement);
  const draft = useRecordDraft(`achievement:${id}`, { stored, updatedAt, read: readAchievementDraft, differences });
  const { values, changed, startedFrom, overtaken, edit } = draft;
  const { busy, problem, setProblem, errorOf, send } = useSending();
  const acts = useAchievementMutations();

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
        const fieldsInTheWay = error.fields.filter(({ field }) => field !== 'updatedAt');
        if (fieldsInTheWay.length > 0) setProblem({ title: checkTitle, fields: fieldsInTheWay });
      }
    });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (changed) save(startedFrom);
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
          {overtaken ? (
            <ChangedMeanwhile
              what="este logro"
              stored={overtaken.map((field) => [labels[field], stored[field]])}
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
          <AchievementFields values={values} onChange={edit} errorOf={errorOf} ruleLocked={state === 'active'} />
          <p className={form.send}>
            <Button type="submit" busy={busy} aria-disabled={!changed}>
              {busy ? 'Guardando…' : 'Guardar cambios'}
            </Button>
          </p>
        </form>
        {(values.fact !== 'hand' || stored.fact !== 'hand') && <Trial rule={ruleOf(values)} achievementId={id} />}
      </div>
      <aside className={page.side} aria-label="Estado y vista previa">
        <div className={form.stays}>
          <AchievementSide achievement={achievement} acts={acts} unsaved={changed} />
          <AchievementPreview values={values} />
        </div>
      </aside>
    </div>
  );
}

const labels: Record<keyof AchievementValues, string> = {
  name: 'Nombre',
  why: 'Por qué se consigue',
  family: 'Familia',
  fact: 'Cómo se consigue',
  threshold: 'Cuántas veces',
  since: 'Desde el día',
  secret: 'Es una sorpresa',
  petals: 'Pétalos',
  palette: 'Colores',
};
