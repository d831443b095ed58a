import {
  countHubPieces,
  listHubIdeas,
  listHubPieces,
  listHubTopics,
  readHubFront,
  readHubPiece,
  readOwnHub,
} from '@femcoders/contracts/endpoints/hub';
import type { HubKind, HubLevel } from '@femcoders/contracts/hub-names';
import { type ApiClient, callApi, type QueryClient } from '@femcoders/platform';
import { countedPage } from '../lists/counted-page.ts';
import type { HubFilters } from './list/hub-filters.ts';

/** Pieces of one page. */
export const piecesPerPage = 12;

export function frontQuery(api: ApiClient) {
  return { queryKey: ['hub', 'front'], queryFn: () => callApi(api, readHubFront) };
}

/** @param page from 1 */
export function piecesQuery(api: ApiClient, kind: HubKind, filters: HubFilters, page: number) {
  const { q, tema, nivel, abierto } = filters;
  const query = {
    kind,
    q,
    topic: tema,
    level: nivel ? levelOfAddress[nivel] : undefined,
    open: abierto ? ('yes' as const) : undefined,
  };
  return {
    queryKey: ['hub', 'pieces', query, page],
    queryFn: () =>
      countedPage(
        callApi(api, listHubPieces, { query: { ...query, page, limit: piecesPerPage } }),
        callApi(api, countHubPieces, { query }),
        piecesPerPage,
      ),
  };
}

const levelOfAddress: Readonly<Record<NonNullable<HubFilters['nivel']>, HubLevel>> = {
  'desde-cero': 'beginner',
  'con-base': 'intermediate',
  avanzado: 'advanced',
};

export function topicsQuery(api: ApiClient, kind: HubKind) {
  return {
    queryKey: ['hub', 'topics', kind],
    queryFn: () => callApi(api, listHubTopics, { query: { kind } }),
  };
}

export function pieceQuery(api: ApiClient, slug = '') {
  return {
    queryKey: ['hub', 'piece', slug],
    queryFn: () => callApi(api, readHubPiece, { params: { slug } }),
  };
}

export function ideasQuery(api: ApiClient) {
  return { queryKey: ['hub', 'ideas'], queryFn: () => callApi(api, listHubIdeas) };
}

/** Returns the query of what a member has in the hub. Only in browsers. */
export function ownHubQuery(api: ApiClient, userId: string) {
  return { queryKey: ['ownHub', userId], queryFn: () => callApi(api, readOwnHub, { params: { id: userId } }) };
}

/** After something of hers changed: what everybody sees is fetched again when it is next shown. */
export async function refreshHub(queryClient: QueryClient, userId: string): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: ['ownHub', userId] }),
    queryClient.invalidateQueries({ queryKey: ['hub'] }),
  ]);
}
