import type { StatId } from '@femcoders/contracts/stat-definitions';

// Apart from what addresses mean, so that the list of pages does not bring every figure's words along.

export const statsPath = '/stats';

/** The page of one figure. */
export const statPath = (id: StatId) => `${statsPath}/${id}`;
