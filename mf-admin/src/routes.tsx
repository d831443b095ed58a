import type { PageRoute } from '@femcoders/platform';
import { sections } from './sections.ts';

/** The query parameters of lists, figures and forms of the administration: one list for all, since no page of it is kept. */
const query = [
  ...[
    'buscar',
    'orden',
    'pagina',
    'periodo',
    'con',
    'parte',
    'publicacion',
    'acto',
    'cambio',
    'cuando',
    'desde',
    'dos-pasos',
  ],
  ...[
    'estado',
    'familia',
    'formato',
    'grupo',
    'hasta',
    'llegada',
    'lleva',
    'mirar',
    'motivo',
    'origen',
    'quien',
    'retirado',
  ],
  ...['rol', 'sobre', 'tipo', 'tramite', 'ciudad', 'regla', 'sede'],
];

/** The face of this remote: the pages that it adds to the site, its first one and those of every section. */
export function createRoutes(): PageRoute[] {
  return [
    {
      path: '/admin',
      chunks: ['admin-home'],
      load: async () => {
        const { home } = await import(/* webpackChunkName: "admin-home" */ './features/layout/admin-home-page.tsx');
        return home.at({ sections, section: null });
      },
    },
    ...sections.flatMap((section) => {
      const place = { sections, section };
      return section.pages.map(({ load, ...route }) => ({
        ...route,
        query,
        load: async () => (await load()).at(place),
      }));
    }),
  ];
}
