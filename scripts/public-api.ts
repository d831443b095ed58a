// What remotes may rely on: the types of the shared rooms, as text beside each. `--update` writes it anew.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';

const root = join(import.meta.dirname, '..');
/** Only these are shared at run time, so only these owe compatibility. */
const sharedRooms = ['platform', 'shared-ui'];
const update = process.argv.includes('--update');

const changed = sharedRooms.filter((room) => {
  const file = join(root, room, 'public-api.txt');
  const now = publicApi(room);
  if (update) writeFileSync(file, now);
  return now !== readFileSync(file, 'utf8');
});

if (changed.length > 0) {
  console.error(
    `The public types of ${changed.join(' and ')} are no longer those of public-api.txt.\n` +
      'Remotes that are live were built against them: add, do not change or remove (docs/remotes.md).\n' +
      'If that is what you did, run `npm run public-api -- --update` and raise the version in the room’s package.json.',
  );
  process.exit(1);
}

/** Every declaration that the compiler emits for a room, in one text. */
function publicApi(room: string): string {
  const out = mkdtempSync(join(tmpdir(), 'public-api-'));
  try {
    const compiler = join(root, 'node_modules', '.bin', 'tsc');
    const { status, stdout } = spawnSync(compiler, ['-p', join(root, room, 'tsconfig.types.json'), '--outDir', out], {
      encoding: 'utf8',
    });
    if (status !== 0) throw new Error(stdout);
    const files = readdirSync(out, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .sort();
    return files.map((file) => `// ${relative(out, file)}\n${readFileSync(file, 'utf8').trimEnd()}\n`).join('\n');
  } finally {
    rmSync(out, { recursive: true });
  }
}
