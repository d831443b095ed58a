import { recordPage } from '../../records/record-page.tsx';
import { useJob, useJobMutations } from '../api/open-job.ts';
import { JobSide } from './job-side.tsx';
import { JobText } from './job-text.tsx';

/** An offer at work: what its company has written, what is wrong with it, and what is to be decided. */
export const OpenJob = recordPage({
  useRecord: useJob,
  useMutations: useJobMutations,
  what: 'la oferta',
  gone: 'Esta oferta no está aquí',
  goneWhy: 'Puede que ya se haya borrado: las ofertas cerradas se guardan doce meses.',
  back: '/admin/ofertas',
  backWords: 'Volver a las ofertas',
  Main: JobText,
  Side: JobSide,
  sideLabel: 'Sobre esta oferta',
});
