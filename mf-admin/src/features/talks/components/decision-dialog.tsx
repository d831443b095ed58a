import type { AdminTalkProposal } from '@femcoders/contracts/talk-proposal';
import { motiveProblem, proposalLimits } from '@femcoders/contracts/talk-proposal-limits';
import { checkTitle } from '@femcoders/kit/forms/sending-problem';
import { readText, useDraft } from '@femcoders/kit/forms/use-draft';
import { useSending } from '@femcoders/kit/forms/use-sending';
import { Button, Dialog, ErrorSummary, TextArea } from '@femcoders/shared-ui';
import type { FormEvent } from 'react';
import { draftKeyOf } from '../../forms/draft-key.ts';
import form from '../../forms/record-form.module.css';

interface DecisionDialogProps {
  proposal: AdminTalkProposal;
  decision: 'accepted' | 'declined';
  onClose: () => void;
  /** @throws what the API client throws */
  onDecide: (motive: string) => Promise<void>;
}

/** Decides about a proposal: the mail goes out at once, so it asks once. */
export function DecisionDialog({ proposal, decision, onClose, onDecide }: DecisionDialogProps) {
  const what = `talk-decision:${proposal.id}:${decision}`;
  const { value: motive, change, forget } = useDraft(draftKeyOf(what), { start: '', read: readText, onDevice: false });
  const { busy, problem, setProblem, errorOf, send } = useSending();
  const accepts = decision === 'accepted';

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const message = motiveProblem(decision, motive.trim());
    if (message) {
      setProblem({ title: checkTitle, fields: [{ field: 'motive', message }] });
      return;
    }
    void send(async () => {
      await onDecide(motive);
      forget();
    });
  };
  return (
    <Dialog
      open
      title={accepts ? `Aceptar «${proposal.title}»` : `«${proposal.title}»: ahora no`}
      onClose={onClose}
      footer={
        <>
          <Button type="submit" form="decision" busy={busy}>
            {busy ? 'Enviando…' : accepts ? 'Aceptarla y avisarla' : 'Decírselo'}
          </Button>
          <Button variant="outline" onClick={onClose}>
            Cancelar
          </Button>
        </>
      }
    >
      <form id="decision" className={form.dialogForm} noValidate onSubmit={submit}>
        {problem && <ErrorSummary title={problem.title} problems={problem.fields} />}
        <p>
          {accepts
            ? 'Se crea un borrador de la charla con lo que cuenta la propuesta, y se lo decimos por correo a quien la hizo. Publicarla necesita después el permiso de quien la da.'
            : 'Se lo decimos por correo con tus palabras. No se puede deshacer.'}
        </p>
        <TextArea
          name="motive"
          label={accepts ? 'Mensaje para ella' : '¿Por qué ahora no?'}
          hint={accepts ? undefined : 'Qué te ha gustado, qué falta y cuándo podría ser.'}
          rows={5}
          optional={accepts}
          maxLength={proposalLimits.motiveMax}
          value={motive}
          error={errorOf('motive')}
          onChange={({ target }) => change(target.value)}
        />
      </form>
    </Dialog>
  );
}
