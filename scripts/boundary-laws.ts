import { type Import, resolveRelative } from '@femcoders/build/release-checks/module-imports';
import {
  describeImport,
  isRemote,
  isRouterOrQuery,
  type Law,
  remoteLaws,
} from '@femcoders/build/release-checks/remote-laws';

/** A broken law, with what to do instead. */
export interface Violation {
  file: string;
  line: number;
  message: string;
}

export interface Project {
  /** Paths below the repository's root. */
  files: string[];
  imports: Import[];
  /** Names that `platform` hands on from the router and the query library. */
  platformNames: string[];
}

/** Which packages a package may import (docs: the house). A package that is not listed may import none. */
const mayImport: Record<string, string[]> = {
  contracts: [],
  platform: ['contracts'],
  'shared-ui': [],
  kit: ['platform', 'shared-ui', 'contracts'],
  build: ['contracts'],
  services: [],
  storage: [],
  registry: ['contracts', 'build', 'storage'],
  api: ['contracts'],
  shell: ['kit', 'platform', 'shared-ui', 'contracts'],
  start: ['contracts', 'build', 'services', 'storage', 'registry', 'api', 'shell'],
  e2e: ['contracts', 'start', 'services', 'storage', 'build', 'registry', 'scripts'],
  scripts: ['contracts', 'start', 'services', 'create-remote', 'build'],
  bench: ['contracts', 'start', 'services', 'build', 'registry', 'e2e'],
  pictures: ['shared-ui', 'shell'],
  'create-remote': [],
};

/** Apart from the start, these make releases live as the command line does. */
const publishesReleases = new Set(['e2e', 'bench']);

/**
 * Returns whether a module writes to the API over HTTP as the API's own tests do: one list of fields for the API's answers
 * and for the pages.
 */
const writesStoredTexts = (specifier: string) => specifier.startsWith('@femcoders/api/testing/stored/');

/** Packages that run tests and nothing of the site. */
const runsTests = new Set(['e2e', 'bench', 'scripts', 'pictures']);

/** A remote's own imports are judged by `remoteLaws`, as its release does. */
const laws: Law[] = [
  function shellKnowsNoRemote({ from, to }) {
    if (from !== 'shell' || !to || !isRemote(to)) return null;
    return `The shell must not import ${to}: it loads remotes at run time from the registry. Take what it needs from the release's document.`;
  },

  function serversStayBehindTheStart({ from, to, specifier, isTest, file }) {
    if (isRemote(from)) return null;
    if (to !== 'api' && to !== 'registry') return null;
    if (from === 'e2e' && writesStoredTexts(specifier)) return null;
    if (to === from || from === 'start' || (publishesReleases.has(from) && to === 'registry')) return null;
    if (isTest && from === 'registry' && to === 'api')
      return `${file} must not import the api. Test the registry against its own tables.`;
    return `Only start/ may import ${to}: everybody else speaks to it over HTTP, in the shapes of '@femcoders/contracts'.`;
  },

  function packagesImportOnlyWhatTheyMay({ from, to, specifier, isTest }) {
    if (!to || to === from) return null;
    if (from === 'e2e' && writesStoredTexts(specifier)) return null;
    const allowed = mayImport[from];
    if (!allowed) return null;
    if (allowed.includes(to)) return null;
    // A real database, and a real scanner.
    if (to === 'services' && isTest) return null;
    const list = allowed.length > 0 ? allowed.join(', ') : 'no other package';
    return `${from} may import ${list}, not ${to}. Move what both need to a package that both may import, or pass it in as an argument.`;
  },

  function featuresAreReachedByTheirDeclaration({ file, specifier, isTest }) {
    const target = featureIn(targetFile(file, specifier));
    if (!target || isTest || target.isDeclaration || putsDataIn(file)) return null;
    const from = featureIn(file);
    if (from?.name === target.name) return null;
    return `Reach the feature ${target.name} by its feature.ts: export there what others may use, so that the rest of it can change.`;
  },

  function testsHelpOnlyTests({ from, file, specifier, isTest, isTool }) {
    const isHelper = /(?:^|\/)testing\//.test(targetFile(file, specifier) ?? specifier);
    if (!isHelper || isTest || isTool || runsTests.has(from)) return null;
    return `${specifier} helps tests, and goes past what the packages and features agree on. Move what the site runs on out of testing/.`;
  },

  function onlyTheListKnowsFeatures({ file, specifier, isTest }) {
    const target = featureIn(targetFile(file, specifier));
    const isPartOfApi = file.startsWith('api/src/') && !featureIn(file);
    if (!target || !isPartOfApi || isTest || file === 'api/src/features.ts' || putsDataIn(file)) return null;
    return 'What features have in common knows none of them: let the feature declare it (api/src/feature/feature.ts), or move what is common out of the feature.';
  },

  function packagesAreImportedByName({ from, to, specifier, isTool }) {
    if (!to || to === from || isTool || isRemote(from) || !specifier.startsWith('.')) return null;
    return `Reach ${to} by its name ('@femcoders/${to}/…') instead of by a path: only what a package exports is agreed.`;
  },

  function sharedUiIsOnlyReact({ from, packageName, isTest, isTool, file }) {
    if (from !== 'shared-ui' || !packageName || isTest || isTool) return null;
    if (packageName === 'react' || packageName === 'react/jsx-runtime') return null;
    // Behaviour that nobody should write by hand; in `src` behind an `import()`, so that pages pay when they use it.
    if (packageName === 'react-aria-components') return null;
    // How a QR code is laid out, for the part that draws it: only a page that shows one loads it.
    if (packageName === 'uqr' && file.startsWith('shared-ui/parts/')) return null;
    return `shared-ui imports only react and react-aria-components, since every page pays for it. Take ${packageName} out, or pass what it does in as a prop.`;
  },

  function contractsAreOnlyZod({ from, packageName, specifier, isTest }) {
    if (from !== 'contracts' || !packageName || isTest || specifier === 'zod/mini') return null;
    return `contracts imports only 'zod/mini', since it is bundled wherever it is used. Take ${specifier} out.`;
  },
];

/** A file of the API's `features/<name>/`. */
function featureIn(file: string | null): { name: string; isDeclaration: boolean } | null {
  const [, name = '', rest] = /^api\/src\/features\/([^/]+)\/(.+)$/.exec(file ?? '') ?? [];
  return rest === undefined ? null : { name, isDeclaration: /^feature(?:\.ts)?$/.test(rest) };
}

/** Demo data and tests' helpers write what features store. */
const putsDataIn = (file: string) => /^api\/src\/(?:seed|testing)\//.test(file);

/** The file that an import of the API reaches, below the repository's root. */
function targetFile(file: string, specifier: string): string | null {
  if (specifier.startsWith('.')) return resolveRelative(file, specifier);
  const [, path] = /^@femcoders\/api\/(.+)$/.exec(specifier) ?? [];
  return path === undefined ? null : `api/src/${path}`;
}

/** The laws of the house over one project. @returns every broken one, in the order of the files */
export function brokenLaws({ files, imports, platformNames }: Project): Violation[] {
  const packages = new Set(files.filter((file) => file.includes('/')).map((file) => file.split('/')[0] ?? ''));
  const violations: Violation[] = [];
  for (const found of imports) {
    const use = describeImport(found, packages);
    const broken = [...remoteLaws, ...laws, handedOnBy(platformNames)]
      .map((law) => law(use))
      .find((message) => message !== null);
    if (broken) violations.push({ file: found.file, line: found.line, message: broken });
  }
  return violations.sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line);
}

/** The shell holds the router itself, yet what `platform` hands on comes from there, so that there is one way to write it. */
function handedOnBy(platformNames: string[]): Law {
  return ({ from, file, packageName, names, isTest }) => {
    if (from !== 'shell' || !file.startsWith('shell/src/') || isTest || !isRouterOrQuery(packageName)) return null;
    const handedOn = names.filter((name) => platformNames.includes(name));
    return handedOn.length > 0
      ? `Import ${handedOn.join(', ')} from '@femcoders/platform' instead of '${packageName}'.`
      : null;
  };
}

/**
 * Where the packages come from is the business of each machine: no file of the project names a package registry.
 * @param texts path and text of every text file
 */
export function namedRegistries(texts: { file: string; text: string }[]): Violation[] {
  const host =
    /\bregistry\.(?:npmjs|yarnpkg|npmmirror)\b|^\s*(?:@[\w-]+:)?registry\s*=\s*https?:|"resolved":\s*"https?:/m;
  return texts.flatMap(({ file, text }) => {
    const at = text.search(host);
    if (at < 0) return [];
    const line = text.slice(0, at).split('\n').length;
    const message =
      'No file names a package registry, so that the project installs from whichever one a machine uses. Take the address out (for the lock file: .npmrc says omit-lockfile-registry-resolved).';
    return [{ file, line, message }];
  });
}
