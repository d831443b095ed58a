import type { OwnJob } from '@femcoders/contracts/job';
import { validateJob } from '@femcoders/contracts/validate-job';
import { Form, SubmitButton } from '@femcoders/kit/forms/form';
import { useForm } from '@femcoders/kit/forms/use-form';
import { useApi } from '@femcoders/platform';
import { draftKeyOf } from '../forms/draft-key.ts';
import { JobFormFields } from './job-fields.tsx';
import styles from './job-form.module.css';
import { fieldsOf, readJobValues, valuesOf } from './job-values.ts';
import { rewriteJob } from './own-job-query.ts';

interface RewriteJobProps {
  job: OwnJob;
  token: string;
  onDone: (after: OwnJob) => void;
}

/** The form of an offer that is there already. */
export function RewriteJob({ job, token, onDone }: RewriteJobProps) {
  const api = useApi();
  const form = useForm({
    draft: draftKeyOf(`oferta-${job.id}-${job.version}`),
    start: valuesOf(job),
    read: readJobValues,
    bodyOf: fieldsOf,
    validate: validateJob,
    async send({ contactName: _name, contactEmail: _email, ...written }) {
      onDone(await rewriteJob(api, token, { ...written, version: job.version }));
    },
  });

  return (
    <Form of={form} className={styles.form} aria-label="Texto de la oferta">
      <JobFormFields values={form.values} change={form.change} errorOf={form.errorOf} />
      <SubmitButton of={form} className={styles.send}>
        {job.state === 'unconfirmed' ? 'Guardar' : 'Enviar a revisión'}
      </SubmitButton>
    </Form>
  );
}
