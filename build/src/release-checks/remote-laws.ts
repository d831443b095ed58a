import { type Import, resolveRelative } from './module-imports.ts';

/** An import with what the laws ask of it. */
export interface ImportUse extends Import {
  /** Package of the importing file. */
  from: string;
  /** Package of the house that is reached into, or null for a package of others. */
  to: string | null;
  /** Package of others: `react`, `node:fs`; null when a package of the house is reached into. */
  packageName: string | null;
  isTest: boolean;
  /** Runs on an author's machine or while building, never on the site. */
  isTool: boolean;
}

/** Null when the import is lawful, else what to do instead. */
export type Law = (use: ImportUse) => string | null;

/** Packages of the house that a remote may import. */
export const mayImport: readonly string[] = ['kit', 'platform', 'shared-ui', 'contracts'];

export const isRemote = (packageName: string) => packageName.startsWith('mf-');
export const isRouterOrQuery = (name: string | null) =>
  name !== null && /^(?:react-router(?:-dom)?|@tanstack\/(?:react-)?query(?:-core)?)$/.test(name);

/** The import laws of a remote, wherever its folder lies: in this repository or in a separate one. */
export const remoteLaws: readonly Law[] = [
  function standsAlone({ from, to }) {
    if (!isRemote(from) || !to || to === from) return null;
    if (isRemote(to)) {
      return `${from} no puede importar ${to}: cada remoto se publica por su cuenta. Enlaza sus páginas, o lleva lo que ambos necesitan a shared-ui (aspecto), kit (comportamiento) o contracts (datos).`;
    }
    if (to === 'shell') {
      return `${from} no puede importar el shell. Lo que un remoto usa de quien lo aloja lo exporta '@femcoders/platform'; añádelo allí.`;
    }
    if (to === 'api' || to === 'registry') {
      return `${from} no puede importar ${to}: se le habla por HTTP, con las formas de '@femcoders/contracts'.`;
    }
    if (mayImport.includes(to)) return null;
    return `${from} solo puede importar ${mayImport.join(', ')}, no ${to}. Lo que ambos necesitan va a uno de esos paquetes, o llega como argumento.`;
  },

  function reachesPackagesByName({ from, to, specifier, isTool }) {
    if (!isRemote(from) || isTool || !to || to === from || !specifier.startsWith('.')) return null;
    return `Importa ${to} por su nombre ('@femcoders/${to}/…') y no por una ruta: solo lo que un paquete exporta está acordado.`;
  },

  function staysInItsFolder({ from, to, packageName, specifier, isTool }) {
    if (!isRemote(from) || isTool || to !== null || packageName !== null) return null;
    return `«${specifier}» sale de la carpeta de ${from}, y un remoto lleva consigo todo lo suyo. Copia el archivo dentro, o añade el paquete a su package.json.`;
  },

  function usesThePlatformsLibraries({ from, packageName, isTest }) {
    if (!(isRemote(from) || from === 'kit') || isTest || !isRouterOrQuery(packageName)) return null;
    return `Importa de '@femcoders/platform' y no de '${packageName}': con una copia propia habría otro enrutador y otra caché. Si falta un nombre, tiene que exportarlo platform.`;
  },
];

/**
 * Describes an import for the laws.
 * @param packages the packages of the house that are known; without them every `@femcoders/…` is one
 */
export function describeImport(found: Import, packages?: ReadonlySet<string>): ImportUse {
  const { file, specifier } = found;
  const from = file.includes('/') ? (file.split('/')[0] ?? '') : '';
  const target = packageReached(file, specifier);
  const isKnown = target !== null && (packages ? packages.has(target) : specifier.startsWith('@') || target === from);
  return {
    ...found,
    from,
    to: isKnown ? target : null,
    packageName: target === null ? packageOfOthers(specifier) : null,
    isTest: isTestFile(file),
    isTool: file.includes('/scripts/') || /^[^/]+\/build\.ts$/.test(file),
  };
}

const isTestFile = (file: string) => /\.test\.[jt]sx?$/.test(file) || /\/(?:test|testing)\//.test(file);

/** The package of the house that an import reaches, or null when it is a package of others. */
function packageReached(file: string, specifier: string): string | null {
  if (specifier.startsWith('.')) return resolveRelative(file, specifier).split('/')[0] ?? null;
  return /^@femcoders\/([^/]+)/.exec(specifier)?.[1] ?? null;
}

function packageOfOthers(specifier: string): string {
  if (specifier.startsWith('node:') || specifier === 'react/jsx-runtime') return specifier;
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}
