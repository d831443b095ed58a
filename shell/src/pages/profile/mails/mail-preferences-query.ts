import type { MailPreferences } from '@femcoders/contracts/mail-preferences';
import { type ApiClient, queryOptions } from '@femcoders/platform';

/** Returns the query of what a member gets by mail, fetched each time: links of mails change it, too. */
export const mailPreferencesQuery = (api: ApiClient, userId: string) =>
  queryOptions({
    queryKey: ['mailPreferences', userId],
    queryFn: ({ signal }) => api.request<MailPreferences>(`/user/${userId}/mail-preferences`, { signal }),
    staleTime: 0,
  });
