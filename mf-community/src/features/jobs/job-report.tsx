import type { JobDetail } from '@femcoders/contracts/job';
import { jobLimits } from '@femcoders/contracts/job-limits';
import { type JobReportReason, jobReportReasonNames, jobReportReasons } from '@femcoders/contracts/job-names';
import { useSending } from '@femcoders/kit/forms/use-sending';
import { useApi } from '@femcoders/platform';
import { Button, ErrorSummary, TextArea } from '@femcoders/shared-ui';
import { ChoiceGroup } from '@femcoders/shared-ui/choice';
import { type FormEvent, useState } from 'react';
import styles from './job-report.module.css';

const choices = jobReportReasons.map((value) => ({ value, label: jobReportReasonNames[value] }));

/** Tells the team that something is wrong with an offer. Nobody is named. */
export function JobReport({ job }: { job: Pick<JobDetail, 'id'> }) {
  const api = useApi();
  const sending = useSending('Lo que has escrito sigue aquí.');
  const [reason, setReason] = useState<JobReportReason[]>([]);
  const [note, setNote] = useState('');
  const [sent, setSent] = useState(false);

  async function report(event: FormEvent) {
    event.preventDefault();
    if (reason.length === 0) {
      sending.setProblem({ title: 'Elige un motivo', fields: [{ field: 'reason', message: 'Elige un motivo' }] });
      return;
    }
    await sending.send(async () => {
      await api.request(`/jobs/${job.id}/reports`, { method: 'POST', body: { reason: reason[0], note: note.trim() } });
      setSent(true);
    });
  }

  return (
    <details className={styles.report}>
      <summary>Denunciar esta oferta</summary>
      {sent ? (
        <p role="status">Gracias: el equipo la revisa. No guardamos quién lo ha dicho.</p>
      ) : (
        <form className={styles.form} noValidate onSubmit={(event) => void report(event)}>
          {sending.problem && <ErrorSummary title={sending.problem.title} problems={sending.problem.fields} />}
          <ChoiceGroup
            type="radio"
            name="reason"
            label="¿Qué pasa con ella?"
            choices={choices}
            chosen={reason}
            onChange={setReason}
            error={sending.errorOf('reason')}
          />
          <TextArea
            name="note"
            label="Cuéntanos más"
            optional
            rows={3}
            maxLength={jobLimits.reportNote}
            value={note}
            onChange={({ target }) => setNote(target.value)}
            error={sending.errorOf('note')}
          />
          <Button type="submit" variant="outline" size="small" busy={sending.busy}>
            {sending.busy ? 'Enviando…' : 'Enviar denuncia'}
          </Button>
        </form>
      )}
    </details>
  );
}
