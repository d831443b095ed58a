import * as endpoints from '@femcoders/contracts/endpoints/people';
import type { ApiContext } from '../../context.ts';
import { serveRecord } from '../../lists/serve-record.ts';
import { listAdminPeople, readAdminPerson } from './admin-people.ts';
import { addPerson, changePerson, changePersonState, deletePerson, movePerson } from './person-mutations.ts';

/** The people of the team and the speakers, in any state, and what is done about them. */
export function adminPeopleRoutes({ app, db, lists, actPorts }: ApiContext): void {
  const people = serveRecord({ app, portsOf: actPorts, changed: () => lists.people.invalidate() });

  people.list(endpoints.listPeopleInAnyState, 'group', (query, page) => listAdminPeople(db, query, page));
  people.read(endpoints.readPersonInAnyState, (id) => readAdminPerson(db, id));
  people.add(endpoints.addPerson, addPerson);
  people.act(endpoints.changePerson, changePerson);
  people.act(endpoints.changePersonState, changePersonState, { idempotent: true });
  people.act(endpoints.movePerson, (id, { direction }, ports) => movePerson(id, direction, ports));
  people.remove(endpoints.deletePerson, deletePerson);
}
