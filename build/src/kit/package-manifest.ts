/** The fields of a `package.json` that are used here. */
export interface PackageManifest {
  name: string;
  version: string;
  private?: boolean;
  exports?: Record<string, string>;
  bin?: Record<string, string>;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  scripts?: Record<string, string>;
  [other: string]: unknown;
}

/** The oldest Node under which npm installs them without a warning. They run on Node 24, which a team's repository installs as a package. */
export const oldestNode = '>=20.19';

/** The version of a package of ours as teams install it: its own, and of which release of the shell it is a part. */
export function kitVersion({ version }: Pick<PackageManifest, 'version'>, release: string): string {
  // A part of digits alone must not begin with 0 (https://semver.org/#spec-item-9), hence the letter.
  return `${version}-r${release}`;
}

/**
 * Returns the `package.json` of a package of ours as any npm registry takes it: with what was compiled in place of the sources, and with its
 * siblings from the same release.
 * @param siblings of all packages, by their names
 * @param release version of the shell's release that they are a part of
 */
export function publishedManifest(
  manifest: PackageManifest,
  siblings: ReadonlyMap<string, PackageManifest>,
  release: string,
): Record<string, unknown> {
  const { private: _, scripts: __, dependencies, devDependencies, exports, bin, ...rest } = manifest;
  // What only tests need here the teams' tests need, too.
  const [ours, others] = [true, false].map((isOurs) =>
    Object.entries({ ...dependencies, ...devDependencies }).filter(([name]) => siblings.has(name) === isOurs),
  );
  const peers = (ours ?? []).map(([name]) => [name, kitVersion(siblings.get(name) ?? manifest, release)]);
  return {
    ...rest,
    version: kitVersion(manifest, release),
    license: 'MIT',
    engines: { node: oldestNode },
    ...(bin && { bin: Object.fromEntries(Object.entries(bin).map(([name, file]) => [name, compiled(file)])) }),
    ...(exports && { exports: publishedExports(exports) }),
    dependencies: Object.fromEntries(others ?? []),
    ...(peers.length > 0 && { peerDependencies: Object.fromEntries(peers) }),
  };
}

function publishedExports(exports: Record<string, string>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(exports).flatMap(([name, file]): [string, unknown][] => {
      if (file.includes('.examples.')) return [];
      if (file.endsWith('.d.ts')) return [[name, { types: file }]];
      if (!/\.tsx?$/.test(file)) return [[name, file]];
      return [[name, { types: file.replace(/\.tsx?$/, '.d.ts'), default: compiled(file) }]];
    }),
  );
}

const compiled = (file: string) => file.replace(/\.tsx?$/, '.js');
