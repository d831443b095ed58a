import { listJobs } from '@femcoders/contracts/endpoints/jobs';
import { readWhole } from '@femcoders/kit/data/whole-list';
import { callApi } from '@femcoders/platform';
import type { CommunityArea } from '../../community-area.ts';
import { jobPath, jobPaths } from './job-paths.ts';

/** As `filterNames` of the contracts has them, which would come with every page of ours. */
const filterParameters = ['q', 'modalidad', 'jornada', 'contrato', 'nivel', 'tecnologia', 'salario', 'ciudad'];

/** `/ofertas-de-trabajo`: offers of work with their salary, for members first. */
export function createJobsArea(): CommunityArea {
  return {
    pages: [
      {
        path: jobPaths.list,
        chunks: ['jobs'],
        query: [...filterParameters, 'pagina'],
        load: () => import(/* webpackChunkName: "jobs" */ '../../pages/jobs-page.tsx'),
      },
      {
        path: jobPaths.send,
        chunks: ['job-form'],
        load: () => import(/* webpackChunkName: "job-form" */ '../../pages/send-job-page.tsx'),
      },
      {
        path: jobPaths.manage,
        chunks: ['own-job'],
        load: () => import(/* webpackChunkName: "own-job" */ '../../pages/own-job-page.tsx'),
      },
      {
        path: jobPaths.newLink,
        chunks: ['job-link'],
        load: () => import(/* webpackChunkName: "job-link" */ '../../pages/job-link-page.tsx'),
      },
      {
        path: jobPaths.own,
        chunks: ['job-alerts'],
        query: [...filterParameters, 'todas'],
        load: () => import(/* webpackChunkName: "job-alerts" */ '../../pages/job-alerts-page.tsx'),
      },
      {
        path: `${jobPaths.list}/:slug`,
        chunks: ['job'],
        addresses: async ({ api }) => {
          const jobs = await readWhole((query) => callApi(api, listJobs, { query }));
          return jobs.map(({ slug, title, company, publishedAt }) => ({
            path: jobPath(slug),
            title: `${title}, ${company}`,
            kind: 'oferta',
            modified: publishedAt,
            published: publishedAt,
          }));
        },
        load: () => import(/* webpackChunkName: "job" */ '../../pages/job-page.tsx'),
      },
    ],
    blocks: [
      {
        slot: 'welcome',
        title: 'Tus ofertas',
        order: 70,
        chunks: ['my-jobs'],
        load: () => import(/* webpackChunkName: "my-jobs" */ '../../blocks/my-jobs-block.tsx'),
      },
    ],
  };
}
