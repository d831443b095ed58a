import type { FastifyInstance } from 'fastify';

const paths = {
  get: [
    '/registry',
    '/registry/:name/:version',
    '/admin/releases',
    '/admin/releases/history',
    '/admin/releases/measurements',
    '/admin/releases/parts',
    '/admin/releases/:name/versions',
    '/releases/:name',
    '/admin/team-tokens',
    '/admin/part-rights',
    '/admin/own-parts',
    '/admin/rollouts',
    '/admin/freezes',
    '/admin/part-rules',
    '/releases/:name/rollout',
  ],
  post: [
    '/beacons',
    '/refusals',
    '/admin/releases/:name/publish',
    '/admin/releases/:name/rollback',
    '/admin/releases/:name/pin',
    '/admin/team-tokens',
    '/admin/part-rights',
    '/releases',
    '/releases/:name/publish',
    '/releases/:name/rollback',
    '/releases/:name/pin',
    '/admin/releases/:name/rollout',
    '/admin/releases/:name/rollout/share',
    '/admin/releases/:name/rollout/act',
    '/admin/freezes',
    '/releases/:name/rollout',
    '/releases/:name/rollout/share',
    '/releases/:name/rollout/pause',
    '/releases/:name/rollout/resume',
    '/releases/:name/rollout/withdraw',
  ],
  put: ['/admin/part-rules/:name'],
  delete: [
    '/admin/releases/:name/pin',
    '/admin/freezes/:id',
    '/admin/team-tokens/:id',
    '/admin/part-rights/:part/:id',
    '/releases/:name/pin',
  ],
} as const;

/** Stands for the routes of the registry, which the API is started with by the site. */
export const registryStub = async (app: FastifyInstance) => {
  for (const path of paths.get) app.get(path, async () => ({}));
  for (const path of paths.post) app.post(path, { config: { countsItself: true } }, async () => ({}));
  for (const path of paths.put) app.put(path, async () => ({}));
  for (const path of paths.delete) app.delete(path, async () => ({}));
};
