import type { AdminPerson, NewPerson, PersonChange, PersonStateChange } from '@femcoders/contracts/person';
import { useQuery, useQueryClient } from '@femcoders/platform';
import { useAdminApi } from '../../room/use-admin-api.ts';

const personKey = (id: string) => ['admin', 'person', id] as const;
/** All lists of people, the administration's and those of the pages. */
const listKeys = [['admin', '/admin/people'], ['people']];

/** A person, in any state, as she is now. */
export function usePerson(id: string) {
  const api = useAdminApi();
  return useQuery({
    queryKey: personKey(id),
    queryFn: ({ signal }) => api.request<AdminPerson>(`/admin/people/${encodeURIComponent(id)}`, { signal }),
    staleTime: 0,
  });
}

/** What is done about people; each throws what the API client throws, and afterwards the pages show what is. */
export function usePeopleActs() {
  const api = useAdminApi();
  const queries = useQueryClient();
  const forgetLists = () => Promise.all(listKeys.map((queryKey) => queries.invalidateQueries({ queryKey })));

  async function change(method: 'PUT' | 'POST', id: string, act: string, body: unknown): Promise<AdminPerson> {
    try {
      const path = `/admin/people/${encodeURIComponent(id)}${act}`;
      const person = await api.request<AdminPerson>(path, { method, body });
      // An answer from before the change that is still on its way must not replace it.
      await queries.cancelQueries({ queryKey: personKey(id) });
      queries.setQueryData(personKey(id), person);
      return person;
    } catch (error) {
      void queries.invalidateQueries({ queryKey: personKey(id) });
      throw error;
    } finally {
      void forgetLists();
    }
  }

  return {
    async add(person: NewPerson): Promise<AdminPerson> {
      const added = await api.request<AdminPerson>('/admin/people', { method: 'POST', body: person });
      queries.setQueryData(personKey(added.id), added);
      void forgetLists();
      return added;
    },
    save: (id: string, body: PersonChange) => change('PUT', id, '', body),
    move: (id: string, body: PersonStateChange) => change('POST', id, '/state', body),
    /** Resolves when the lists show it. */
    async place(id: string, direction: 'up' | 'down'): Promise<void> {
      await api.request(`/admin/people/${encodeURIComponent(id)}/move`, { method: 'POST', body: { direction } });
      await forgetLists();
    },
    async remove(id: string): Promise<void> {
      await api.request(`/admin/people/${encodeURIComponent(id)}`, { method: 'DELETE' });
      void forgetLists();
    },
  };
}
export type PeopleActs = ReturnType<typeof usePeopleActs>;
