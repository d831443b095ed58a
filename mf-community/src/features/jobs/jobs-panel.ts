import { countJobs } from '@femcoders/contracts/endpoints/jobs';
import { counted } from '@femcoders/contracts/spanish-count';
import { callApi } from '@femcoders/platform';
import { homePanel } from '../home/home-panel.ts';

/** Home's way to the offers. */
export const jobsPanel = homePanel({
  title: 'Ofertas de trabajo',
  to: () => '/ofertas-de-trabajo',
  text: 'Con el salario a la vista, revisadas por el equipo y para socias tres días antes.',
  query: (api) => ({
    queryKey: ['homeJobs'],
    queryFn: async () => {
      const { open, newest } = await callApi(api, countJobs);
      const [job] = newest;
      return { open, newest: job ? `${job.title}, en ${job.company}` : null };
    },
  }),
  summary: ({ open, newest }) =>
    newest && `${counted(open, 'abierta', 'abiertas')} con su salario. La última: ${newest}.`,
});
