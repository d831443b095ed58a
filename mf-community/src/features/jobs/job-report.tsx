import { reportJob } from '@femcoders/contracts/endpoints/jobs';
import type { JobDetail } from '@femcoders/contracts/job';
import { jobLimits } from '@femcoders/contracts/job-limits';
import { jobReportReasonNames } from '@femcoders/contracts/job-names';
import { callApi, useApi } from '@femcoders/platform';
import { useState } from 'react';
import { ReportForm } from '../forms/report-form.tsx';
import styles from './job-report.module.css';

/** Reports an offer to the team. Nobody is named. */
export function JobReport({ job }: { job: Pick<JobDetail, 'id'> }) {
  const api = useApi();
  const [sent, setSent] = useState(false);
  return (
    <details className={styles.report}>
      <summary>Denunciar esta oferta</summary>
      {sent ? (
        <p role="status">Gracias: el equipo la revisa. No guardamos quién lo ha dicho.</p>
      ) : (
        <ReportForm
          reasons={jobReportReasonNames}
          question="¿Qué pasa con ella?"
          note={{ label: 'Cuéntanos más', maxLength: jobLimits.reportNote }}
          button="Enviar denuncia"
          variant="outline"
          className={styles.form}
          send={async (body) => {
            await callApi(api, reportJob, { params: { id: job.id }, body });
            setSent(true);
          }}
        />
      )}
    </details>
  );
}
