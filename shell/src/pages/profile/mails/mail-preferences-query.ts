import { readMailPreferences } from '@femcoders/contracts/endpoints/mail-preferences';
import { type ApiClient, callApi, queryOptions } from '@femcoders/platform';

/** Returns the query of what a member gets by mail, fetched each time: links of mails change it, too. */
export const mailPreferencesQuery = (api: ApiClient, userId: string) =>
  queryOptions({
    queryKey: ['mailPreferences', userId],
    queryFn: ({ signal }) => callApi(api, readMailPreferences, { params: { id: userId }, signal }),
    staleTime: 0,
  });
