import * as endpoints from '@femcoders/contracts/endpoints/news';
import type { AdminNews, NewNews, NewsChange, NewsStateChange } from '@femcoders/contracts/news';
import type { TextRestore } from '@femcoders/contracts/saved-text';
import { adminListKey } from '../../lists/admin-list-query.ts';
import { recordCalls } from '../../records/record-calls.ts';

/** News, in any state. */
const news = recordCalls<AdminNews>({
  read: endpoints.readNewsInAnyState,
  lists: () => [adminListKey({ endpoint: endpoints.listNewsInAnyState })],
});
export const useNews = news.useRecord;

/** Returns the mutations of news; each throws what the API client throws, and then the pages are refreshed. */
export function useNewsMutations() {
  const { act, add, change } = news.useChanges();
  return {
    add: (body: NewNews) => add(endpoints.addNews, { body }),
    save: (id: string, body: NewsChange) => change(endpoints.changeNews, { params: { id }, body }),
    move: (id: string, body: NewsStateChange) => change(endpoints.changeNewsState, { params: { id }, body }),
    restore: (id: string, body: TextRestore) => change(endpoints.restoreNews, { params: { id }, body }),
    remove: (id: string) => act(endpoints.deleteNews, { params: { id } }),
  };
}
export type NewsMutations = ReturnType<typeof useNewsMutations>;
