import { adminPage } from '../layout/admin-page.tsx';

/** `/admin/ofertas`: the offers of work, those to be reviewed first. */
export const jobs = adminPage({
  load: async () => (await import(/* webpackChunkName: "jobs-desk-of" */ './job-list.tsx')).JobList,
});

/** `/admin/ofertas/:id`: one offer, read and decided about. */
export const job = adminPage({
  title: 'Oferta',
  description: 'Una oferta de trabajo, con lo que hay que decidir sobre ella.',
  load: async () => (await import(/* webpackChunkName: "jobs-desk-of" */ './components/open-job.tsx')).OpenJob,
});
