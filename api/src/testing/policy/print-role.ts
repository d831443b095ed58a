import type { Role } from '@femcoders/contracts/session';
import { rightsOf } from './role-rights.ts';

/** Yields the routes that a role may call in addition to the public ones, each with its purpose. */
export function* printRole(role: Role): Generator<string> {
  for (const { endpoint, asMember } of rightsOf(role)) {
    const notes = [asMember === 'owner' && 'about herself', endpoint.proven && 'asks for a proof again'];
    const said = notes.filter(Boolean).join(', ');
    yield `${endpoint}: ${endpoint.schema.summary}${said && ` (${said})`}`;
  }
}
