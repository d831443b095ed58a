import type { FastifyInstance } from 'fastify';

/** Stands for the routes of the registry, which the API is started with by the site. */
export const registryStub = async (app: FastifyInstance) => {
  for (const path of ['/registry', '/admin/releases', '/admin/releases/history']) app.get(path, async () => ({}));
};
