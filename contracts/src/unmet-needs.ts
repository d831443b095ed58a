import type {
  ApiOffers,
  NeededRoute,
  OfferedModule,
  OfferedRoute,
  RemoteNeeds,
  SharedNames,
  ShellOffers,
} from './release-contract.ts';

/**
 * What keeps a remote from running with a shell and an API, each as a Spanish sentence that says what to do; none when
 * it fits. Whoever is unknown (a release from before there were contracts) is not judged.
 */
export function unmetNeeds(
  needs: RemoteNeeds | null,
  { shell, api }: { shell: ShellOffers | null; api: ApiOffers | null },
): string[] {
  if (!needs) return [];
  return [
    ...(shell ? unmetModule('@femcoders/platform', needs.platform, shell.platform) : []),
    ...(shell ? unmetModule('@femcoders/shared-ui', needs.sharedUi, shell.sharedUi) : []),
    ...(api ? Object.entries(needs.api).flatMap(([route, needed]) => unmetRoute(route, needed, api[route])) : []),
  ];
}

function unmetModule(module: string, needed: SharedNames, offered: OfferedModule): string[] {
  if (compareVersions(needed.version, offered.since) < 0) {
    return [
      `Se construyó con ${module} ${needed.version}, y el shell en vivo trae la ${offered.version}, que atiende desde la ${offered.since}. Adáptalo a la ${majorOf(offered.version)} y publícalo de nuevo.`,
    ];
  }
  if (majorOf(needed.version) > majorOf(offered.version)) {
    return [
      `Se construyó con ${module} ${needed.version}, y el shell en vivo trae la ${offered.version}. Publica antes el shell.`,
    ];
  }
  const missing = needed.names.filter((name) => !offered.names.includes(name));
  if (missing.length === 0) return [];
  return [
    `Usa ${missing.join(', ')} de ${module}, que el shell en vivo (${module} ${offered.version}) no exporta. Publica antes un shell que lo traiga, o deja de usarlo.`,
  ];
}

function unmetRoute(route: string, needed: NeededRoute, offered: OfferedRoute | undefined): string[] {
  if (!offered) return [`Llama a ${route}, que la API en vivo no tiene. Publica antes una API que la traiga.`];
  const lost = Object.entries(needed.answers).flatMap(([path, types]) => lostField(path, types, offered.answers[path]));
  const required = offered.requires.filter((name) => !needed.sends.includes(name));
  const shut = shutOut(needed.access, offered.access);
  return [
    ...(lost.length > 0
      ? [
          `En la respuesta de ${route} de la API en vivo ${lost.join('; ')}. Adapta el remoto o devuelve el campo a la API.`,
        ]
      : []),
    ...(required.length > 0
      ? [
          `${route} de la API en vivo exige ${required.join(', ')}, que el remoto no envía. Envíalo, o haz que sea opcional.`,
        ]
      : []),
    ...(shut.length > 0
      ? [`${route} de la API en vivo ya no admite a ${shut.join(', ')}, y el remoto cuenta con ello.`]
      : []),
  ];
}

function lostField(path: string, needed: string, offered: string | undefined): string[] {
  if (offered === undefined) return [`falta ${path}`];
  const surprises = offered.split('|').filter((type) => !needed.split('|').includes(type) && needed !== 'any');
  return surprises.length > 0 ? [`${path} puede ser ${surprises.join(' o ')} y antes era ${needed}`] : [];
}

/** Who could call the route when the remote was built and cannot now. */
function shutOut(needed: NeededRoute['access'], offered: NeededRoute['access']): string[] {
  if (offered === 'public') return [];
  if (needed === 'public') return ['quien no ha iniciado sesión'];
  return needed.filter((role) => !offered.includes(role));
}

function majorOf(version: string): number {
  return Number(version.split('.')[0]);
}

/** Of plain `major.minor.patch` versions. */
function compareVersions(one: string, other: string): number {
  const [a, b] = [one, other].map((version) => version.split('.').map(Number));
  for (const index of [0, 1, 2]) {
    const difference = (a?.[index] ?? 0) - (b?.[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}
