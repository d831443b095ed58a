import { countJobs } from '@femcoders/contracts/endpoints/jobs';
import { openJobsKey, openJobsOf } from '@femcoders/contracts/open-jobs';
import { counted } from '@femcoders/contracts/spanish-count';
import { callApi } from '@femcoders/platform';
import { homePanel } from '../home/home-panel.ts';

/** Home's way to the offers. */
export const jobsPanel = homePanel({
  title: 'Ofertas de trabajo',
  to: () => '/ofertas-de-trabajo',
  text: 'Con el salario a la vista, revisadas por el equipo y para socias tres días antes.',
  // Home's own part asks for the same: one call for both.
  query: (api) => ({ queryKey: openJobsKey, queryFn: async () => openJobsOf(await callApi(api, countJobs)) }),
  summary: ({ open, newest: [job] }) =>
    job ? `${counted(open, 'abierta', 'abiertas')} con su salario. La última: ${job.title}, en ${job.company}.` : null,
});
