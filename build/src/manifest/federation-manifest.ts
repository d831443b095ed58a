import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ChunkFiles } from '@femcoders/contracts/registry';
import { installedVersion, sharedModules } from '../shared-modules.ts';
import { storedZip } from './stored-zip.ts';

/** A remote's name in the manifest, and the base address of its files. */
export interface DescribedRemote {
  name: string;
  version: string;
  globalName: string;
  /** Address of the client files, with both slashes. */
  publicPath: string;
  chunks: Record<string, ChunkFiles>;
  /** Whether it has blocks. */
  hasBlocks: boolean;
}

const types = { zip: '@mf-types.zip', api: '@mf-types.d.ts' } as const;
interface SharedModule {
  requiredVersion: string;
  singleton: boolean;
}

const none = { sync: [], async: [] };

/**
 * Returns the description of a remote that tools of Module Federation 2 read (`Manifest` of `@module-federation/sdk`): a host that knows
 * nothing of our registry can load the remote by it.
 */
export function federationManifest({ name, version, globalName, publicPath, chunks }: DescribedRemote) {
  const below = (files: string[]) => files.map((file) => file.slice(publicPath.length));
  const { routes = { js: [], css: [] }, ...later } = chunks;
  const filesOf = (kind: keyof ChunkFiles) => {
    const sync = below(routes[kind]);
    const async = below(Object.values(later).flatMap((files) => files[kind]));
    return { sync, async: [...new Set(async)].filter((file) => !sync.includes(file)).sort() };
  };
  return {
    id: globalName,
    name: globalName,
    metaData: {
      name: globalName,
      type: 'app',
      buildInfo: { buildVersion: version, buildName: name },
      remoteEntry: { name: 'remote-entry.js', path: '', type: 'global' },
      types: { path: '', name: '', ...types },
      globalName,
      // The folder that the manifest lies in, on whichever site.
      publicPath: 'auto',
    },
    shared: Object.entries<SharedModule>(sharedModules('release')).map(([shared, { requiredVersion, singleton }]) => ({
      id: `${globalName}:${shared}`,
      name: shared,
      version: installedVersion(shared),
      singleton,
      requiredVersion,
      hash: '',
      assets: { js: none, css: none },
    })),
    remotes: [],
    exposes: [
      {
        id: `${globalName}:routes`,
        name: 'routes',
        path: './routes',
        assets: { js: filesOf('js'), css: filesOf('css') },
      },
    ],
  };
}

/** Returns the types of `./routes`, which every remote exposes: they are those of the platform. */
const routesTypes = (hasBlocks: boolean) => `import type { BlockRoute, PageRoute } from '@femcoders/platform';
export declare function createRoutes(): PageRoute[];
${hasBlocks ? 'export declare function createBlocks(): BlockRoute[];\n' : ''}`;

/** The tools put a remote's name as a host calls it in the place of this one. */
const alias = 'REMOTE_ALIAS_IDENTIFIER';
const apiTypes = `export type RemoteKeys = '${alias}/routes';
type PackageType<T> = T extends '${alias}/routes' ? typeof import('${alias}/routes') : any;
`;

/** Writes `mf-manifest.json`, and the types that it names, next to a remote's entry. @param folder of its client files */
export async function writeFederationManifest(folder: string, remote: DescribedRemote): Promise<void> {
  const text = `${JSON.stringify(federationManifest(remote), null, 2)}\n`;
  await writeFile(join(folder, 'mf-manifest.json'), text);
  await writeFile(join(folder, types.api), apiTypes);
  await writeFile(join(folder, types.zip), storedZip('routes.d.ts', Buffer.from(routesTypes(remote.hasBlocks))));
}
