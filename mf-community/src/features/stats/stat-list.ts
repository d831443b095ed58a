import { statDefinitions, statIds } from '@femcoders/contracts/stat-definitions';
import type { PageAddress } from '@femcoders/platform';
import { statPath } from './stat-address.ts';

/** The page of every figure. The server's business: no part of what browsers load. */
export const listStats = (): PageAddress[] =>
  statIds.map((id) => ({
    path: statPath(id),
    title: `${statDefinitions[id].title} en cifras`,
    description: statDefinitions[id].how,
  }));
