import type { BlockLoader } from '@femcoders/platform';
import { HomeBoard } from '../features/home/home-board.tsx';
import { homePanels } from '../features/home/home-panels.ts';

/** A line whose news do not come stands without them: nothing of it may cost the others. */
export const loader: BlockLoader = async ({ api, queryClient }) => {
  await Promise.all(homePanels.map(({ query }) => queryClient.prefetchQuery(query(api))));
};

/** On the home page: the ways into the community, and what is going on there. */
export function Block() {
  return homePanels.length > 0 && <HomeBoard panels={homePanels} />;
}
