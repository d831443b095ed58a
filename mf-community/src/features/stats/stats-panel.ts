import { readStats } from '@femcoders/contracts/endpoints/stats';
import { plural } from '@femcoders/contracts/spanish-count';
import { callApi } from '@femcoders/platform';
import { homePanel } from '../home/home-panel.ts';
import { statsPath } from './stat-paths.ts';
import { valueText } from './stat-words.ts';

/** Home's way to the figures. Only the two that it shows are loaded with home. */
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
  summary: ({ places, comments }) => {
    const parts = [
      places !== null && `${valueText(places)} ${plural(places, 'plaza dada', 'plazas dadas')} en eventos`,
      comments !== null &&
        `${valueText(comments)} ${plural(comments, 'comentario publicado', 'comentarios publicados')}`,
    ].filter(Boolean);
    return parts.length > 0 ? `En los últimos doce meses completos: ${parts.join(' y ')}.` : null;
  },
});
