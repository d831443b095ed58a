import { listOwnPlaces } from '@femcoders/contracts/endpoints/registrations';
import type { MemberRegistrationList } from '@femcoders/contracts/registration';
import { type ApiClient, callApi, queryOptions } from '@femcoders/platform';

/** So many of what is to come are shown at first, and so many more at a time. */
export const comingStep = 5;
/** Past events of one page. */
export const pastPageSize = 5;

/** The first of her places at events to come. Fetched whenever they are shown: places change by themselves. */
export function comingPlacesQuery(api: ApiClient, userId: string, limit: number) {
  return queryOptions({
    queryKey: ['myPlaces', userId, 'coming', limit],
    queryFn: () => callApi(api, listOwnPlaces, { params: { id: userId }, query: { when: 'coming', limit } }),
    placeholderData: (before: MemberRegistrationList | undefined) => before,
    staleTime: 0,
  });
}

/** Her place at one event; null when she has none. Fetched whenever it is shown: places change by themselves. */
export function placeAtEventQuery(api: ApiClient, userId: string, slug: string) {
  return queryOptions({
    queryKey: ['myPlaces', userId, 'at', slug],
    queryFn: async () => {
      const { entries } = await callApi(api, listOwnPlaces, { params: { id: userId }, query: { event: slug } });
      return entries.find(({ event }) => event.slug === slug) ?? null;
    },
    staleTime: 0,
  });
}

/** A page of the events at which she had a place. */
export function pastPlacesQuery(api: ApiClient, userId: string, page: number) {
  return queryOptions({
    queryKey: ['myPlaces', userId, 'past', page],
    queryFn: () =>
      callApi(api, listOwnPlaces, { params: { id: userId }, query: { when: 'past', page, limit: pastPageSize } }),
    placeholderData: (before: MemberRegistrationList | undefined) => before,
    staleTime: 0,
  });
}
