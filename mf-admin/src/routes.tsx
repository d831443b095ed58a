import type { PageModule, PageRoute } from '@femcoders/platform';
import type { AdminPageFactory, AdminSection } from './features/layout/admin-section.ts';
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

/** Each page is made once: as another component it would be drawn from the beginning. */
const made = new Map<AdminPageFactory, PageModule>();

function make(factory: AdminPageFactory, section: AdminSection | null): PageModule {
  const page = made.get(factory) ?? factory({ sections, section });
  made.set(factory, page);
  return page;
}

/** The face of this remote: the pages that it adds to the site, its first one and those of every section. */
export function createRoutes(): PageRoute[] {
  return [
    {
      path: '/admin',
      chunks: ['admin-home'],
      load: async () => {
        const { home } = await import(/* webpackChunkName: "admin-home" */ './features/layout/admin-home-page.tsx');
        return make(home, null);
      },
    },
    ...sections.flatMap((section) =>
      section.pages.map(({ load, ...route }) => ({ ...route, query, load: async () => make(await load(), section) })),
    ),
  ];
}
