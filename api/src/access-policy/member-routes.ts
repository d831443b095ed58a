import type { Access } from './access.ts';

/** What visitors and members may do. */
export const memberRoutes = {
  'GET /registry': 'public',
  'POST /beacons': 'public',
  'POST /refusals': 'public',
  'GET /registry/:name/:version': 'public',
  'GET /openapi.json': 'public',
  'GET /docs': 'public',
  'GET /docs/*': 'public',
} as const satisfies Record<string, Access>;
