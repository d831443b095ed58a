import { execFileSync } from 'node:child_process';
import { cp, mkdir, readdir, realpath } from 'node:fs/promises';
import { dirname, join } from 'node:path';

const repositoryRoot = join(import.meta.dirname, '..');
/** As in the Dockerfile. */
const [site, state, account] = ['/srv/femcoders/site', '/var/lib/femcoders', '10001:10001'];

/** The content of the image `run`, in a folder: what begins the command of a program that runs in it. */
export interface ImageRoot {
  /** Its command follows, with paths as in the image. */
  inside: readonly string[];
  /** Node's path and a program of the site, as the image starts them. */
  command(program: string, ...words: string[]): string[];
}

/**
 * Makes the root of the image: the files that `scripts/run-files.ts` lists, Node and the libraries that it is linked with. Nothing else of this machine is in it: those of the native packages are part of Debian's image. What runs there
 * does so under the image's account, may write to its state and to /tmp alone, and keeps nothing.
 * @param folder an empty one
 */
export async function makeImageRoot(folder: string): Promise<ImageRoot> {
  await mkdir(join(folder, site), { recursive: true });
  execFileSync(process.execPath, ['--no-warnings', 'scripts/run-files.ts', join(folder, site)], {
    cwd: repositoryRoot,
  });
  const node = join(folder, 'usr/local/bin/node');
  await mkdir(dirname(node), { recursive: true });
  await cp(await realpath(process.execPath), node);
  const files = await readdir(join(folder, site), { recursive: true, withFileTypes: true });
  const natives = files.filter(({ name }) => /\.(?:node|so[.\d]*)$/.test(name));
  const linked = [process.execPath, ...natives.map((file) => join(file.parentPath, file.name))].flatMap(librariesOf);
  for (const library of new Set(linked.filter((path) => !path.startsWith(folder)))) {
    await mkdir(dirname(join(folder, library)), { recursive: true });
    await cp(await realpath(library), join(folder, library));
  }
  for (const empty of ['proc', 'tmp', 'dev', state]) await mkdir(join(folder, empty), { recursive: true });
  const script = [
    'mount --bind "$0" "$0" && cd "$0"',
    'mount -t proc proc proc && mount --rbind /dev dev',
    `mount -t tmpfs -o uid=10001,gid=10001,mode=755 tmpfs .${state} && mount -t tmpfs tmpfs tmp`,
    'mount -o remount,bind,ro "$0"',
    `exec chroot --userspec=${account} "$0" "$@"`,
  ].join(' && ');
  return {
    inside: ['unshare', '--mount', 'sh', '-c', script, folder],
    command: (program, ...words) => ['/usr/local/bin/node', join(site, program), ...words],
  };
}

/** Absolute paths of the shared libraries of a program or a library, and of what loads them. */
function librariesOf(program: string): string[] {
  const said = execFileSync('ldd', [program], { encoding: 'utf8' });
  return [...said.matchAll(/(?:=> )?(\/\S+) \(0x/g)].map(([, path = '']) => path);
}
