import { listPastEvents, listUpcomingEvents } from '@femcoders/contracts/endpoints/events';
import * as endpoints from '@femcoders/contracts/endpoints/talks';
import type { AdminTalk, NewTalk, TalkChange, TalkPermission, TalkStateChange } from '@femcoders/contracts/talk';
import { callApi, useQuery } from '@femcoders/platform';
import { useAdminApi } from '../../layout/use-admin-api.ts';
import { adminListKey } from '../../lists/admin-list-query.ts';
import { recordCalls } from '../../records/record-calls.ts';

/** A talk, in any state. */
const talk = recordCalls<AdminTalk>({
  read: endpoints.readTalkInAnyState,
  lists: () => [adminListKey({ endpoint: endpoints.listTalksInAnyState })],
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
  return {
    add: (body: NewTalk) => add(endpoints.addTalk, { body }),
    save: (id: string, body: TalkChange) => change(endpoints.changeTalk, { params: { id }, body }),
    move: (id: string, body: TalkStateChange) => change(endpoints.changeTalkState, { params: { id }, body }),
    permit: (id: string, body: TalkPermission) => change(endpoints.noteTalkPermission, { params: { id }, body }),
    keepFile: (id: string, file: File) =>
      changeBy(id, () => api.upload(endpoints.storeTalkSlides, { params: { id }, query: { name: file.name } }, file)),
    removeFile: (id: string) => change(endpoints.removeTalkSlides, { params: { id } }),
    remove: (id: string) => act(endpoints.deleteTalk, { params: { id } }),
  };
}
export type TalkMutations = ReturnType<typeof useTalkMutations>;
