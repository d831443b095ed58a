import type { AdminAchievement } from '@femcoders/contracts/achievement';
import { inDigits } from '@femcoders/contracts/spanish-count';
import { useSending } from '@femcoders/kit/forms/use-sending';
import { Button, Dialog, ErrorSummary } from '@femcoders/shared-ui';
import { Checkbox } from '@femcoders/shared-ui/choice';
import { type FormEvent, useState } from 'react';
import form from '../../forms/record-form.module.css';
import { useTrial } from '../api/trial.ts';

interface ActivateDialogProps {
  achievement: AdminAchievement;
  onClose: () => void;
  /** @throws what the API client throws */
  onActivate: (notify: boolean) => Promise<void>;
}

/** Says who gets an achievement by activating it, and asks whether they are mailed. */
export function ActivateDialog({ achievement: { id, name, rule }, onClose, onActivate }: ActivateDialogProps) {
  const { data } = useTrial(rule, { achievementId: id, page: 1 });
  const [notify, setNotify] = useState(false);
  const { busy, problem, send } = useSending();
  const gets = rule ? data?.gets : 0;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    void send(() => onActivate(notify));
  };
  return (
    <Dialog
      open
      title={`Activar «${name}»`}
      onClose={onClose}
      footer={
        <>
          <Button type="submit" form="activate" busy={busy}>
            {busy ? 'Activando…' : 'Activar'}
          </Button>
          <Button variant="outline" onClick={onClose}>
            Cancelar
          </Button>
        </>
      }
    >
      <form id="activate" className={form.dialogForm} noValidate onSubmit={submit}>
        {problem && <ErrorSummary title={problem.title} problems={problem.fields} />}
        <p role="status">{rule ? getsWords(gets) : 'Se da a mano: al activarlo no lo recibe nadie todavía.'}</p>
        {gets !== undefined && gets > 0 && (
          <Checkbox
            name="notify"
            label={gets === 1 ? 'Avisarla por correo' : `Avisarlas por correo: ${inDigits(gets)} correos`}
            hint="Sin marcar, lo verán en su página. A quien lo consiga después se le avisa siempre."
            checked={notify}
            onChange={({ target }) => setNotify(target.checked)}
          />
        )}
      </form>
    </Dialog>
  );
}

function getsWords(gets: number | undefined): string {
  if (gets === undefined) return 'Contando quién cumple ya la regla…';
  if (gets === 0) return 'Todavía nadie cumple la regla. Lo recibirá quien la cumpla.';
  if (gets === 1) return 'Una persona ya cumple la regla y lo recibe ahora.';
  return `${inDigits(gets)} personas ya cumplen la regla y lo reciben ahora.`;
}
