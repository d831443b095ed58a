import { type BlockLoader, useSuspenseQuery } from '@femcoders/platform';
import { LatestArticles } from '../features/articles/components/latest-articles.tsx';
import { latestQuery } from '../features/lists/list-queries.ts';

export const loader: BlockLoader = async ({ queryClient }) => {
  await queryClient.ensureQueryData(latestQuery);
};

/** The newest articles on the home page; nothing while there is none. */
export function Block() {
  const { data } = useSuspenseQuery(latestQuery);
  const [newest, ...others] = data;
  return newest ? <LatestArticles newest={newest} others={others} /> : null;
}
