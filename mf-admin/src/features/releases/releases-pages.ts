import { administration } from '@femcoders/contracts/role-groups';
import { adminPage } from '../layout/admin-page.tsx';

/** `/admin/despliegues`: what is live, and since when. */
export const releases = adminPage({
  title: 'Despliegues',
  description: 'Qué versión de cada parte está en vivo.',
  lines: 8,
  load: async () => (await import(/* webpackChunkName: "releases" */ './components/releases.tsx')).Releases,
});

/** `/admin/despliegues/equipos`: the tokens with which teams publish, and who else may. */
export const teams = adminPage({
  roles: administration,
  title: 'Tokens de equipo',
  heading: 'Equipos que publican',
  description: 'Con qué publica cada equipo desde su repositorio, y quién más puede.',
  lines: 8,
  load: async () => (await import(/* webpackChunkName: "release-teams" */ './components/teams.tsx')).Teams,
});

/** `/admin/despliegues/:name`: every version of a part of the site. */
export const partVersions = adminPage({
  title: 'Versiones de una parte',
  heading: 'Versiones',
  description: 'Todas las versiones que se han publicado de una parte del sitio.',
  lines: 8,
  load: async () =>
    (await import(/* webpackChunkName: "part-versions" */ './components/part-versions.tsx')).PartVersions,
});
