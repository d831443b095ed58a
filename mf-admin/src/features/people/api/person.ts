import * as endpoints from '@femcoders/contracts/endpoints/people';
import type { AdminPerson, NewPerson, PersonChange, PersonStateChange } from '@femcoders/contracts/person';
import { callApi } from '@femcoders/platform';
import { useAdminApi } from '../../layout/use-admin-api.ts';
import { adminListKey } from '../../lists/admin-list-query.ts';
import { recordCalls } from '../../records/record-calls.ts';

/** A person of the team or a speaker. All lists of people change with her, the administration's and those of the pages. */
const person = recordCalls<AdminPerson>({
  read: endpoints.readPersonInAnyState,
  lists: () => [adminListKey({ endpoint: endpoints.listPeopleInAnyState }), ['people']],
});
export const usePerson = person.useRecord;

/** Returns the mutations of people; each throws what the API client throws. */
export function usePeopleMutations() {
  const api = useAdminApi();
  const { act, add, change, refreshLists } = person.useChanges();
  return {
    add: (body: NewPerson) => add(endpoints.addPerson, { body }),
    save: (id: string, body: PersonChange) => change(endpoints.changePerson, { params: { id }, body }),
    move: (id: string, body: PersonStateChange) => change(endpoints.changePersonState, { params: { id }, body }),
    /** Resolves when the lists show it. */
    async place(id: string, direction: 'up' | 'down'): Promise<void> {
      await callApi(api, endpoints.movePerson, { params: { id }, body: { direction } });
      await refreshLists(id);
    },
    remove: (id: string) => act(endpoints.deletePerson, { params: { id } }),
  };
}
export type PeopleMutations = ReturnType<typeof usePeopleMutations>;
