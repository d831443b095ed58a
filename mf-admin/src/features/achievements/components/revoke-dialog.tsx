import type { AdminAward } from '@femcoders/contracts/achievement';
import { achievementLimits, reasonProblem } from '@femcoders/contracts/achievement-limits';
import { checkTitle } from '@femcoders/kit/forms/sending-problem';
import { readText, useDraft } from '@femcoders/kit/forms/use-draft';
import { useSending } from '@femcoders/kit/forms/use-sending';
import { Button, Dialog, ErrorSummary, TextArea } from '@femcoders/shared-ui';
import type { FormEvent } from 'react';
import { draftKeyOf } from '../../forms/draft-key.ts';
import form from '../../forms/record-form.module.css';

interface RevokeDialogProps {
  award: AdminAward;
  /** Of the achievement. */
  name: string;
  onClose: () => void;
  /** @throws what the API client throws */
  onRevoke: (reason: string) => Promise<void>;
}

/** Takes an award away, with a reason that she reads. */
export function RevokeDialog({ award: { id, member }, name, onClose, onRevoke }: RevokeDialogProps) {
  const {
    value: reason,
    change,
    forget,
  } = useDraft(draftKeyOf(`revoke:${id}`), { start: '', read: readText, onDevice: false });
  const { busy, problem, setProblem, errorOf, send } = useSending();

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const message = reasonProblem(reason.trim());
    if (message) {
      setProblem({ title: checkTitle, fields: [{ field: 'reason', message }] });
      return;
    }
    void send(async () => {
      await onRevoke(reason);
      forget();
    });
  };
  return (
    <Dialog
      open
      title={`Retirar «${name}» a ${member.name}`}
      onClose={onClose}
      footer={
        <>
          <Button type="submit" form="revoke" variant="danger" busy={busy}>
            {busy ? 'Retirando…' : 'Retirar y avisarla'}
          </Button>
          <Button variant="outline" onClick={onClose}>
            Cancelar
          </Button>
        </>
      }
    >
      <form id="revoke" className={form.dialogForm} noValidate onSubmit={submit}>
        {problem && <ErrorSummary title={problem.title} problems={problem.fields} />}
        <TextArea
          name="reason"
          label="Motivo"
          hint="Se lo decimos por correo con estas palabras. El sitio no se lo vuelve a dar solo."
          rows={3}
          maxLength={achievementLimits.reason}
          value={reason}
          error={errorOf('reason')}
          onChange={({ target }) => change(target.value)}
        />
      </form>
    </Dialog>
  );
}
