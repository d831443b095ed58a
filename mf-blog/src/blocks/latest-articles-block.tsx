import { type BlockLoader, useApi, useSuspenseQuery } from '@femcoders/platform';
import { LatestArticles } from '../features/articles/components/latest-articles.tsx';
import { latestQuery } from '../features/lists/list-queries.ts';

export const loader: BlockLoader = async ({ queryClient, api }) => {
  await queryClient.ensureQueryData(latestQuery(api));
};

/** The newest articles on the home page; nothing while there is none. */
export function Block() {
  const { data } = useSuspenseQuery(latestQuery(useApi()));
  const [newest, ...others] = data;
  return newest ? <LatestArticles newest={newest} others={others} /> : null;
}
