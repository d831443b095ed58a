import type { OwnJob } from '@femcoders/contracts/job';
import { validateJob } from '@femcoders/contracts/validate-job';
import { checkTitle, keptOnDevice } from '@femcoders/kit/forms/sending-problem';
import { useDraft } from '@femcoders/kit/forms/use-draft';
import { useSending } from '@femcoders/kit/forms/use-sending';
import { useApi } from '@femcoders/platform';
import { Button, ErrorSummary } from '@femcoders/shared-ui';
import type { FormEvent } from 'react';
import { draftKeyOf } from '../forms/draft-key.ts';
import { JobFormFields } from './job-fields.tsx';
import styles from './job-form.module.css';
import { fieldsOf, type JobValues, readJobValues, valuesOf } from './job-values.ts';
import { rewriteJob } from './own-job-query.ts';

interface RewriteJobProps {
  job: OwnJob;
  token: string;
  onDone: (after: OwnJob) => void;
}

/** The form of an offer that is there already. */
export function RewriteJob({ job, token, onDone }: RewriteJobProps) {
  const api = useApi();
  const {
    value: values,
    change,
    forget,
  } = useDraft<JobValues>(draftKeyOf(`oferta-${job.id}-${job.version}`), {
    start: valuesOf(job),
    read: readJobValues,
  });
  const sending = useSending(keptOnDevice);

  async function send(event: FormEvent) {
    event.preventDefault();
    const fields = fieldsOf(values);
    const problems = validateJob(fields);
    if (problems.length > 0) {
      sending.setProblem({ title: checkTitle, fields: problems });
      return;
    }
    await sending.send(async () => {
      const { contactName: _name, contactEmail: _email, ...written } = fields;
      const after = await rewriteJob(api, token, { ...written, version: job.version });
      forget();
      onDone(after);
    });
  }

  return (
    <form className={styles.form} noValidate aria-label="Texto de la oferta" onSubmit={(event) => void send(event)}>
      {sending.problem && <ErrorSummary title={sending.problem.title} problems={sending.problem.fields} />}
      <JobFormFields values={values} change={change} errorOf={sending.errorOf} />
      <Button type="submit" busy={sending.busy} className={styles.send}>
        {sending.busy ? 'Enviando…' : job.state === 'unconfirmed' ? 'Guardar' : 'Enviar a revisión'}
      </Button>
    </form>
  );
}
