import { type CataloguedEndpoint, catalogue } from '@femcoders/contracts/endpoints/catalogue';
import type { Role } from '@femcoders/contracts/session';
import { isForTeams } from '../../access-policy/access.ts';

/** Yields the routes that a role may call in addition to the public ones, each with its purpose. */
export function* printRole(role: Role): Generator<string> {
  const endpoints: readonly CataloguedEndpoint[] = Object.values(catalogue);
  for (const one of endpoints) {
    const { access, proven, schema } = one;
    if (access === 'public' || isForTeams(access)) continue;
    const own = access.some((who) => who === 'owner');
    if (!own && !access.some((who) => who === role)) continue;
    const notes = [own && !access.some((who) => who === role) && 'about herself', proven && 'asks for a proof again'];
    const said = notes.filter(Boolean).join(', ');
    yield `${one}: ${schema.summary}${said && ` (${said})`}`;
  }
}
