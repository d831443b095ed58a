import { OpenRecord } from '../../records/open-record.tsx';
import { RecordPage } from '../../records/record-page.tsx';
import { useJob, useJobMutations } from '../api/open-job.ts';
import { JobSide } from './job-side.tsx';
import { JobText } from './job-text.tsx';

/** An offer at work: what its company has written, what is wrong with it, and what is to be decided. */
export function OpenJob({ id }: { id: string }) {
  const mutations = useJobMutations(id);
  return (
    <OpenRecord
      query={useJob(id)}
      what="la oferta"
      gone="Esta oferta no está aquí"
      goneWhy="Puede que ya se haya borrado: las ofertas cerradas se guardan doce meses."
      {...back}
    >
      {(job) => (
        <RecordPage {...back} side={<JobSide job={job} mutations={mutations} />}>
          <JobText job={job} />
        </RecordPage>
      )}
    </OpenRecord>
  );
}

const back = { back: '/admin/ofertas', backWords: 'Volver a las ofertas' };
