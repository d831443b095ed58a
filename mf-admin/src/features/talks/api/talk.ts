import type { SiteEvent } from '@femcoders/contracts/event';
import type { AdminTalk, NewTalk, TalkChange, TalkPermission, TalkStateChange } from '@femcoders/contracts/talk';
import { useQuery, useQueryClient } from '@femcoders/platform';
import { useAdminApi } from '../../layout/use-admin-api.ts';

const talkKey = (id: string) => ['admin', 'talk', id] as const;
/** Every list of talks. */
const listsKey = ['admin', '/admin/talks'] as const;
const path = (id: string) => `/admin/talks/${encodeURIComponent(id)}`;

/** A talk, in any state, as it is now. */
export function useTalk(id: string) {
  const api = useAdminApi();
  return useQuery({
    queryKey: talkKey(id),
    queryFn: ({ signal }) => api.request<AdminTalk>(path(id), { signal }),
    staleTime: 0,
  });
}

/** Events that a talk may have been given at: those that were, the newest first, and those to come. */
export function usePossibleEvents() {
  const api = useAdminApi();
  return useQuery({
    queryKey: ['admin', 'possible-events'],
    queryFn: async ({ signal }) => {
      const list = (tense: string) => api.request<SiteEvent[]>(`/events/api/list/${tense}`, { signal });
      return (await Promise.all([list('past'), list('upcoming')])).flat();
    },
  });
}

/** What is done about talks; each throws what the API client throws, and afterwards the pages show what is. */
export function useTalkMutations() {
  const api = useAdminApi();
  const queries = useQueryClient();

  const change = (method: 'PUT' | 'POST' | 'DELETE', id: string, act: string, body?: unknown) =>
    changed(id, () => api.request<AdminTalk>(`${path(id)}${act}`, { method, ...(body !== undefined && { body }) }));

  async function changed(id: string, send: () => Promise<AdminTalk>) {
    try {
      const talk = await send();
      // An answer from before the change that is still on its way must not replace it.
      await queries.cancelQueries({ queryKey: talkKey(id) });
      queries.setQueryData(talkKey(id), talk);
      return talk;
    } catch (error) {
      void queries.invalidateQueries({ queryKey: talkKey(id) });
      throw error;
    } finally {
      void queries.invalidateQueries({ queryKey: listsKey });
    }
  }

  return {
    async add(body: NewTalk): Promise<AdminTalk> {
      const added = await api.request<AdminTalk>('/admin/talks', { method: 'POST', body });
      queries.setQueryData(talkKey(added.id), added);
      void queries.invalidateQueries({ queryKey: listsKey });
      return added;
    },
    save: (id: string, body: TalkChange) => change('PUT', id, '', body),
    move: (id: string, body: TalkStateChange) => change('POST', id, '/state', body),
    permit: (id: string, body: TalkPermission) => change('POST', id, '/permissions', body),
    keepFile: (id: string, file: File) =>
      changed(id, () => api.upload<AdminTalk>(`${path(id)}/slides.pdf?name=${encodeURIComponent(file.name)}`, file)),
    removeFile: (id: string) => change('DELETE', id, '/slides.pdf'),
    async remove(id: string): Promise<void> {
      await api.request(path(id), { method: 'DELETE' });
      void queries.invalidateQueries({ queryKey: listsKey });
    },
  };
}
export type TalkMutations = ReturnType<typeof useTalkMutations>;
