import { hubLimits } from '@femcoders/contracts/hub-limits';
import { type HubReportReason, hubReportReasons } from '@femcoders/contracts/hub-names';
import { checkTitle } from '@femcoders/kit/forms/sending-problem';
import { useSending } from '@femcoders/kit/forms/use-sending';
import { useApi } from '@femcoders/platform';
import { Button, ErrorSummary, TextArea } from '@femcoders/shared-ui';
import { ChoiceGroup } from '@femcoders/shared-ui/choice';
import { type FormEvent, useState } from 'react';
import { reportReasonNames } from '../hub-words.ts';
import styles from './piece-actions.module.css';

const choices = hubReportReasons.map((value) => ({ value, label: reportReasonNames[value] }));

/** Tells the moderators what is wrong with a piece, without a name. */
export function ReportPiece({ slug }: { slug: string }) {
  const api = useApi();
  const [reason, setReason] = useState<HubReportReason | null>(null);
  const [note, setNote] = useState('');
  const [sent, setSent] = useState(false);
  const sending = useSending('Lo que has escrito sigue aquí.');

  async function send(event: FormEvent) {
    event.preventDefault();
    if (!reason) {
      sending.setProblem({ title: checkTitle, fields: [{ field: 'reason', message: 'Elige un motivo' }] });
      return;
    }
    await sending.send(async () => {
      await api.request(`/hub/pieces/${slug}/reports`, { method: 'POST', body: { reason, note: note.trim() } });
      setSent(true);
    });
  }

  if (sent) return <p role="status">Gracias. Lo miramos.</p>;
  return (
    <details className={`quiet ${styles.report}`}>
      <summary>Denunciar esta pieza</summary>
      <form noValidate aria-label="Denunciar esta pieza" onSubmit={(event) => void send(event)}>
        {sending.problem && <ErrorSummary title={sending.problem.title} problems={sending.problem.fields} />}
        <ChoiceGroup
          type="radio"
          name="reason"
          label="Qué pasa"
          choices={choices}
          chosen={reason ? [reason] : []}
          error={sending.errorOf('reason')}
          onChange={([chosen]) => setReason(chosen ?? null)}
        />
        <TextArea
          name="note"
          label="Qué has visto"
          hint="Lo lee quien modera. No guardamos quién lo dice."
          optional
          rows={3}
          value={note}
          error={sending.errorOf('note')}
          maxLength={hubLimits.reportNote}
          onChange={({ target }) => setNote(target.value)}
        />
        <Button type="submit" size="small" busy={sending.busy}>
          {sending.busy ? 'Enviando…' : 'Enviar la denuncia'}
        </Button>
      </form>
    </details>
  );
}
