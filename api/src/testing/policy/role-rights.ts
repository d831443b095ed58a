import { type CataloguedEndpoint, catalogue } from '@femcoders/contracts/endpoints/catalogue';
import type { Role } from '@femcoders/contracts/session';
import { isForTeams } from '../../access-policy/access.ts';

/** An endpoint that a role may call although it is not public. */
export interface RoleRight {
  endpoint: CataloguedEndpoint;
  /** Any member may, by her account alone; `owner` only about herself. */
  asMember: 'any' | 'owner' | null;
}

/** Returns what a role may call in addition to the public endpoints, in the order of the catalogue. */
export function rightsOf(role: Role): RoleRight[] {
  const endpoints: readonly CataloguedEndpoint[] = Object.values(catalogue);
  return endpoints.flatMap((endpoint): RoleRight[] => {
    const { access } = endpoint;
    if (access === 'public' || isForTeams(access)) return [];
    const admitted: readonly string[] = access;
    if (admitted.includes('member')) return [{ endpoint, asMember: 'any' }];
    if (admitted.includes(role)) return [{ endpoint, asMember: null }];
    return admitted.includes('owner') ? [{ endpoint, asMember: 'owner' }] : [];
  });
}
