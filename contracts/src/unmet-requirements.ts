import type {
  ApiOffers,
  NeededRoute,
  OfferedModule,
  OfferedRoute,
  RemoteNeeds,
  SharedNames,
  ShellOffers,
} from './release-contract.ts';
import { listed } from './spanish-list.ts';

/**
 * Returns the problems that keep a remote from running with a shell and an API, each as a Spanish sentence that says what
 * to do; none when it fits. An unknown part (a release from before there were contracts) is not judged.
 */
export function unmetRequirements(
  needs: RemoteNeeds | null,
  { shell, api }: { shell: ShellOffers | null; api: ApiOffers | null },
): string[] {
  if (!needs) return [];
  return [
    ...Object.entries(needs.libraries ?? {}).flatMap(([name, version]) =>
      unmetLibrary(name, version, shell?.libraries?.[name]),
    ),
    ...(shell ? unmetModule('@femcoders/platform', needs.platform, shell.platform, 'names') : []),
    ...(shell ? unmetModule('@femcoders/shared-ui', needs.sharedUi, shell.sharedUi, 'classes') : []),
    ...(api ? Object.entries(needs.api).flatMap(([route, needed]) => unmetRoute(route, needed, api[route])) : []),
  ];
}

/**
 * A remote runs on the major version that it was built with, from its minor version on; a patch is free.
 * @param offered undefined for a shell from before libraries were part of the contract
 */
function unmetLibrary(name: string, needed: string, offered: string | undefined): string[] {
  if (offered === undefined) return [];
  const built = `Se construyó con ${name} ${needed}, y el shell trae ${name} ${offered}`;
  if (majorOf(needed) !== majorOf(offered)) {
    return [
      `${built}: una versión mayor no funciona con otra. Constrúyelo con la misma que el shell. Para cambiar las dos partes a la vez, quien lleva el sitio las pone en vivo juntas, en un tren.`,
    ];
  }
  if (compareVersions(minorOf(needed), minorOf(offered)) <= 0) return [];
  return [
    `${built}, que es anterior. El equipo del shell publica antes uno con ${name} ${minorOf(needed)}, o el remoto se construye con la ${minorOf(offered)}.`,
  ];
}

/** @param shows whether all that may be used of it are names that code imports, or classes of its styles, too, which no import shows */
function unmetModule(
  module: string,
  needed: SharedNames,
  offered: OfferedModule,
  shows: 'names' | 'classes',
): string[] {
  const missing = needed.names.filter((name) => !offered.names.includes(name));
  const without = missing.length > 0 ? `, y ya no tiene ${listed(missing)}, que usa` : '';
  if (compareVersions(needed.version, offered.since) < 0) {
    return [
      `Se construyó con ${module} ${needed.version}, y el shell trae la ${offered.version}, que atiende desde la ${offered.since}${without}. Constrúyelo con la ${offered.version}, adapta lo que haga falta y publícalo de nuevo.`,
    ];
  }
  const first = shows === 'names' ? majorOf(needed.version) : minorOf(needed.version);
  if (compareVersions(first, offered.version) > 0) {
    return [
      `Se construyó con ${module} ${needed.version}, y el shell trae la ${offered.version}. Antes tiene que estar en vivo un shell con la ${first}: lo publica su equipo.`,
    ];
  }
  if (missing.length === 0) return [];
  return [
    `Usa ${listed(missing)} de ${module}, que el shell (${module} ${offered.version}) no exporta. Publica antes un shell que lo traiga, o deja de usarlo.`,
  ];
}

function unmetRoute(route: string, needed: NeededRoute, offered: OfferedRoute | undefined): string[] {
  if (!offered) {
    return [`Llama a ${route}, que la API en vivo no tiene. Arranca antes una API que la traiga, o deja de llamarla.`];
  }
  const changed = Object.entries(needed.answers).flatMap(([path, types]) =>
    isMissingAbove(path, offered) ? [] : changedField(path, types, offered.answers[path]),
  );
  const required = offered.requires.filter((name) => !needed.sends.includes(name));
  const shut = shutOut(needed.access, offered.access);
  return [
    ...(changed.length > 0
      ? [
          `En la respuesta de ${route} de la API en vivo, ${changed.join('; ')}. Adapta el remoto a las dos formas y publícalo, o devuelve a la API la de antes.`,
        ]
      : []),
    ...(required.length > 0
      ? [
          `${route} de la API en vivo exige ${listed(required)}, que el remoto no envía. Envíalo, o haz que sea opcional en la API.`,
        ]
      : []),
    ...(shut.length > 0
      ? [
          `${route} de la API en vivo ya no admite a ${listed(shut)}, y el remoto cuenta con ello. Deja de llamarla para esas personas, o devuelve el permiso en la API.`,
        ]
      : []),
  ];
}

/** Whether all of it went with a field above, which is reported once. */
function isMissingAbove(path: string, { answers }: OfferedRoute): boolean {
  const parts = path.split(/(?=\.)|(?=\[\])/).slice(0, -1);
  return parts.some((_part, index) => answers[parts.slice(0, index + 1).join('')] === undefined);
}

function changedField(path: string, needed: string, offered: string | undefined): string[] {
  if (offered === undefined) return [`falta ${path}`];
  const known = needed.split('|');
  const surprises = offered.split('|').filter((type) => !known.includes(type) && !known.includes('any'));
  const types = surprises.filter((type) => type !== 'missing');
  return [
    ...(surprises.includes('missing') ? [`${path} puede faltar`] : []),
    ...(types.length > 0 ? [`${path} puede ser ${types.join(' o ')} y antes era ${known.join(' o ')}`] : []),
  ];
}

/** Returns the roles that could call the route when the remote was built and cannot now. */
function shutOut(needed: NeededRoute['access'], offered: NeededRoute['access']): string[] {
  if (offered === 'public') return [];
  if (needed === 'public') return ['quien no ha iniciado sesión'];
  return needed.filter((role) => !offered.includes(role));
}

const majorOf = (version: string) => version.split('.')[0] ?? '';
const minorOf = (version: string) => version.split('.').slice(0, 2).join('.');

/** Of plain `major.minor.patch` versions. */
function compareVersions(one: string, other: string): number {
  const [a, b] = [one, other].map((version) => version.split('.').map(Number));
  for (const index of [0, 1, 2]) {
    const difference = (a?.[index] ?? 0) - (b?.[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}
