import { listPastEvents, listUpcomingEvents } from '@femcoders/contracts/endpoints/events';
import type { AdminTalk, NewTalk, TalkChange, TalkPermission, TalkStateChange } from '@femcoders/contracts/talk';
import { callApi, useQuery } from '@femcoders/platform';
import { useAdminApi } from '../../layout/use-admin-api.ts';
import { adminRecord } from '../../records/admin-record.ts';

/** A talk, in any state. */
const talk = adminRecord<AdminTalk>({
  at: (id, act) => `/admin/talks/${encodeURIComponent(id)}${act}`,
  lists: () => [['admin', '/admin/talks']],
});
export const useTalk = talk.useRecord;

/** Events that a talk may have been given at: those that were, the newest first, and those to come. */
export function usePossibleEvents() {
  const api = useAdminApi();
  return useQuery({
    queryKey: ['admin', 'possible-events'],
    queryFn: async ({ signal }) => {
      const lists = [listPastEvents, listUpcomingEvents].map((list) => callApi(api, list, { signal }));
      return (await Promise.all(lists)).flat();
    },
  });
}

/** Returns the mutations of talks; each throws what the API client throws, and then the pages are refreshed. */
export function useTalkMutations() {
  const api = useAdminApi();
  const { act, add, change, changeBy } = talk.useChanges();
  const slidesPath = (id: string) => `/admin/talks/${encodeURIComponent(id)}/slides.pdf`;
  return {
    add: (body: NewTalk) => add('/admin/talks', body),
    save: (id: string, body: TalkChange) => change('PUT', id, '', body),
    move: (id: string, body: TalkStateChange) => change('POST', id, '/state', body),
    permit: (id: string, body: TalkPermission) => change('POST', id, '/permissions', body),
    keepFile: (id: string, file: File) =>
      changeBy(id, () => api.upload<AdminTalk>(`${slidesPath(id)}?name=${encodeURIComponent(file.name)}`, file)),
    removeFile: (id: string) => change('DELETE', id, '/slides.pdf'),
    remove: (id: string) => act<void>('DELETE', id),
  };
}
export type TalkMutations = ReturnType<typeof useTalkMutations>;
