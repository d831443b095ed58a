import { listHubPieces } from '@femcoders/contracts/endpoints/hub';
import { callApi } from '@femcoders/platform';
import { homePanel } from '../home/home-panel.ts';

/** Home's way to the hub, with what was put up last. */
export const hubPanel = homePanel({
  title: 'La plaza de la comunidad',
  to: ({ communityHubPath }) => communityHubPath,
  text: 'Recursos, proyectos que buscan manos, grupos, parejas de estudio y once ideas con voto.',
  query: (api) => ({
    queryKey: ['homeHub'],
    queryFn: async () => {
      const pieces = await callApi(api, listHubPieces, { query: { limit: 2 } });
      return pieces.map(({ title }) => title);
    },
  }),
  summary: (titles) => {
    const [first, second] = titles.map((title) => shortened(title));
    if (!first) return null;
    return second ? `Lo último: «${first}» y «${second}».` : `Lo último: «${first}».`;
  },
});

/** By whole characters: half of an emoji would differ between server and browser. */
function shortened(title: string): string {
  const letters = [...title];
  return letters.length > 40 ? `${letters.slice(0, 39).join('').trim()}…` : title;
}
