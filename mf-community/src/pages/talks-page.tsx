import { prefetch, useRemoteData } from '@femcoders/kit/data/remote-data';
import { filterAddress, readFilters, readPage } from '@femcoders/kit/lists/list-filters';
import { type PageHeadFactory, type PageLoader, useSearchParams } from '@femcoders/platform';
import { talkListQuery } from '../features/talks/api/talk-list.ts';
import { TalkFilters } from '../features/talks/components/talk-filters.tsx';
import { TalkResults } from '../features/talks/components/talk-results.tsx';
import { TalksHero } from '../features/talks/components/talks-hero.tsx';
import { talkFilters, talksPath } from '../features/talks/talk-links.ts';

export const loader: PageLoader = ({ api, queryClient, url }) =>
  prefetch(queryClient, talkListQuery(api, readFilters(url.searchParams, talkFilters), readPage(url.searchParams)));

export const head: PageHeadFactory = ({ url }) => {
  const { searchParams } = url;
  const filters = readFilters(searchParams, talkFilters);
  const page = readPage(searchParams);
  const filtered = Object.keys(filters).length > 0;
  return {
    title: page > 1 ? `Presentaciones destacadas, página ${page}` : 'Presentaciones destacadas',
    description:
      'Charlas de la comunidad con sus diapositivas y todo lo que se dijo, por tema, nivel y duración. Para leerlas a tu ritmo.',
    canonicalPath: filterAddress(talksPath, {}, page),
    // Every choice of filters is the same talks again.
    ...(filtered && { noindex: true }),
  };
};

/** `/presentaciones-destacadas`: the talks, filtered and ordered as the address says. */
export function Page() {
  const [params] = useSearchParams();
  const values = readFilters(params, talkFilters);
  const page = readPage(params);
  const list = useRemoteData((api) => talkListQuery(api, values, page));
  return (
    <>
      <TalksHero />
      <div className="wrap page stack gap-32">
        <TalkFilters values={values} choices={list.data?.choices} />
        <TalkResults list={list} values={values} page={page} />
      </div>
    </>
  );
}
