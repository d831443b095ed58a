import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { pack } from 'tar-stream';

const compress = promisify(gzip);

/**
 * Packs files as npm does, below `package/`. The same files make the same bytes.
 * @param files content by path, with `/`
 * @param programs paths that can be executed
 */
export async function npmTarball(files: ReadonlyMap<string, Buffer>, programs: ReadonlySet<string>): Promise<Buffer> {
  const tape = pack();
  for (const name of [...files.keys()].sort()) {
    const mode = programs.has(name) ? 0o755 : 0o644;
    tape.entry({ name: `package/${name}`, mode, mtime: new Date(0) }, files.get(name) ?? Buffer.alloc(0));
  }
  tape.finalize();
  const pieces: Buffer[] = [];
  for await (const piece of tape) pieces.push(piece as Buffer);
  return compress(Buffer.concat(pieces), { level: 9 });
}
