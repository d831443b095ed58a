import { readStats } from '@femcoders/contracts/endpoints/stats';
import { callApi } from '@femcoders/platform';
import { homePanel } from '../home/home-panel.ts';
import { statsPath } from './stat-paths.ts';
import { valueText } from './stat-words.ts';

/** Home's way to the figures. Only the two that it tells travel with home. */
export const statsPanel = homePanel({
  title: 'La comunidad en cifras',
  to: () => statsPath,
  text: 'Contamos lo que hacemos, no a quién: cada gráfico con su tabla y su archivo.',
  query: (api) => ({
    queryKey: ['homeStats'],
    queryFn: async () => {
      const { stats } = await callApi(api, readStats);
      const total = (wanted: string) => stats.find(({ id }) => id === wanted)?.total ?? null;
      return { places: total('inscripciones'), comments: total('comentarios') };
    },
  }),
  tell: ({ places, comments }) => {
    const told = [
      places !== null && `${valueText(places)} plazas dadas en eventos`,
      comments !== null && `${valueText(comments)} comentarios publicados`,
    ].filter(Boolean);
    return told.length > 0 ? `${told.join(' y ')}, y todo lo demás que contamos.` : null;
  },
});
