import { listTalks } from '@femcoders/contracts/endpoints/talks';
import { callApi } from '@femcoders/platform';
import { homePanel } from '../home/home-panel.ts';

/** Home's way to the talks. Of the newest only its title travels with home. */
export const talksPanel = homePanel({
  title: 'Presentaciones destacadas',
  to: () => '/presentaciones-destacadas',
  text: 'Charlas con sus diapositivas y todo lo que se dijo, para leerlas a tu ritmo.',
  query: (api) => ({
    queryKey: ['homeTalks'],
    queryFn: async () => {
      const [newest] = await callApi(api, listTalks, { query: { limit: 1 } });
      return { title: newest?.title.slice(0, 70) ?? null };
    },
  }),
  summary: ({ title }) => title && `La última: «${title}».`,
});
