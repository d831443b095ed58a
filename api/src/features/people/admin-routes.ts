import {
  adminPersonSchema,
  newPersonSchema,
  personChangeSchema,
  personGroupSchema,
  personMoveSchema,
  personStateChangeSchema,
} from '@femcoders/contracts/person';
import { personStates } from '@femcoders/contracts/person-names';
import * as z from 'zod/mini';
import type { ApiContext } from '../../context.ts';
import { adminRecord } from '../admin-record.ts';
import { listAdminPeople, personSorts, readAdminPerson } from './admin-people.ts';
import { addPerson, changePerson, changePersonState, deletePerson, movePerson } from './person-mutations.ts';

/** The people of the team and the speakers, in any state, and what is done about them. */
export function adminPeopleRoutes({ app, db, peopleLists, actPorts }: ApiContext): void {
  const people = adminRecord({
    app,
    at: '/admin/people',
    noId: 'Ese identificador no es de una persona.',
    answer: adminPersonSchema,
    portsOf: actPorts,
    changed: () => peopleLists.invalidate(),
  });

  people.list(
    'Personas del equipo y ponentes, en cualquier estado',
    adminPersonSchema,
    {
      sorts: personSorts,
      sort: 'group',
      filters: {
        group: z.optional(personGroupSchema),
        state: z.optional(z.enum(personStates, 'Ese estado no existe.')),
      },
    },
    (question, page) => listAdminPeople(db, question, page),
  );
  people.read('Una persona, en cualquier estado', (id) => readAdminPerson(db, id));
  people.add('Añade una persona, en borrador', newPersonSchema, addPerson);
  people.put('', 'Cambia lo que se cuenta de una persona', personChangeSchema, changePerson);
  people.post(
    '/state',
    'Anota que ha aceptado, la publica, la archiva o la devuelve a donde estaba',
    personStateChangeSchema,
    changePersonState,
    { idempotent: true },
  );
  people.post('/move', 'La mueve un puesto dentro de su grupo', personMoveSchema, (id, { direction }, ports) =>
    movePerson(id, direction, ports),
  );
  people.remove('Borra un borrador', deletePerson);
}
