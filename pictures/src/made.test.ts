import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { artColours } from '@femcoders/shared-ui/art-colours';
import { allPictures, films } from './all-pictures.ts';
import { wanted } from './made.ts';
import { filesOf } from './picture-file.ts';

const root = join(import.meta.dirname, '../..');

/** Paths of everything that is made. */
const due = Object.keys(wanted(allPictures(), films));

describe('the pictures of the site', () => {
  it('are the ones that their descriptions ask for, after "npm run pictures"', () => {
    const made = JSON.parse(readFileSync(join(root, 'pictures/made.json'), 'utf8'));
    assert.deepEqual(made, wanted(allPictures(), films));
  });

  it('are all there, and nothing else', async () => {
    const folders = [...new Set(due.map((path) => path.split('/').slice(0, 3).join('/')))].filter(
      (folder) => !/\.\w+$/.test(folder),
    );
    const found = (await Promise.all(folders.map(filesBelow))).flat();
    assert.deepEqual(
      found.sort(),
      due.filter((path) => folders.some((folder) => path.startsWith(`${folder}/`))).sort(),
    );
  });

  it('stay light: 30 kB for a telephone, 400 kB for a film, 6 MB in all', async () => {
    const paths = due;
    const sizes = new Map(
      await Promise.all(paths.map(async (path) => [path, (await stat(join(root, path))).size] as const)),
    );
    for (const [path, size] of sizes) {
      if (path.includes('/mobile/')) assert.ok(size <= 30_000, `${path}: ${size} B`);
      if (/\.(webm|mp4)$/.test(path)) assert.ok(size <= 400_000, `${path}: ${size} B`);
    }
    const total = [...sizes.values()].reduce((sum, size) => sum + size, 0);
    assert.ok(total <= 6_000_000, `${total} B`);
  });

  it('have no variant for telephones when they are backgrounds', () => {
    const background = { packageName: 'shell', name: 'home/bg-plano', drawing: '', width: 2000, height: 1000 } as const;
    assert.deepEqual(
      filesOf(background).map(({ path, width }) => [path, width]),
      [
        ['shell/public/assets/home/bg-plano.png', 2000],
        ['shell/public/public-optimized/desktop/assets/home/bg-plano.avif', 1600],
        ['shell/public/public-optimized/desktop/assets/home/bg-plano.webp', 1600],
      ],
    );
  });

  it('have the colours of the style sheet', () => {
    const tokens = readFileSync(join(root, 'shared-ui/src/tokens.css'), 'utf8');
    const day = tokens.slice(0, tokens.indexOf('@media'));
    for (const [name, value] of Object.entries(artColours))
      assert.match(day, new RegExp(`--${name}: (?:light-dark\\()?${value}[,;]`));
  });
});

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(join(root, folder), { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1));
}
