import type { AdminPerson, NewPerson, PersonChange, PersonStateChange } from '@femcoders/contracts/person';
import { useAdminApi } from '../../layout/use-admin-api.ts';
import { adminRecord } from '../../records/admin-record.ts';

/** A person of the team or a speaker. All lists of people change with her, the administration's and those of the pages. */
const person = adminRecord<AdminPerson>({
  at: (id, act) => `/admin/people/${encodeURIComponent(id)}${act}`,
  lists: () => [['admin', '/admin/people'], ['people']],
});
export const usePerson = person.useRecord;

/** Returns the mutations of people; each throws what the API client throws. */
export function usePeopleMutations() {
  const api = useAdminApi();
  const { act, add, change, refreshLists } = person.useChanges();
  return {
    add: (body: NewPerson) => add('/admin/people', body),
    save: (id: string, body: PersonChange) => change('PUT', id, '', body),
    move: (id: string, body: PersonStateChange) => change('POST', id, '/state', body),
    /** Resolves when the lists show it. */
    async place(id: string, direction: 'up' | 'down'): Promise<void> {
      await api.request(`/admin/people/${encodeURIComponent(id)}/move`, { method: 'POST', body: { direction } });
      await refreshLists(id);
    },
    remove: (id: string) => act<void>('DELETE', id),
  };
}
export type PeopleMutations = ReturnType<typeof usePeopleMutations>;
