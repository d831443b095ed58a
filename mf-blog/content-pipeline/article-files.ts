import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Folder of the articles: one file each, `<area>/<slug>.mdx`, a chapter of one `<area>/<slug>/<chapter>.mdx`. */
export const contentFolder = join(import.meta.dirname, '..', 'content');

/** An article as it lies on disk. */
export interface ArticleFile {
  /** Path below the content folder: `css/css-grid.mdx`. */
  file: string;
  /** First folder of the address: `css`. */
  area: string;
  /** The rest of the address: `css-grid`, of a chapter `nike-store-replica/carrito`. */
  slug: string;
  source: string;
}

/** Every article below `folder`, in the order of their paths. */
export async function readArticleFiles(folder = contentFolder): Promise<ArticleFile[]> {
  const entries = await readdir(folder, { recursive: true });
  const files = entries
    .map((entry) => entry.replaceAll('\\', '/'))
    .filter((entry) => /^[^/]+\/(?:[^/]+\/)?[^/]+\.mdx$/.test(entry));
  return Promise.all(
    files.sort().map(async (file) => ({
      file,
      ...articleOf(file),
      source: await readFile(join(folder, file), 'utf8'),
    })),
  );
}

/** `css/css-grid.mdx` → `css` and `css-grid`. */
export function articleOf(file: string): Pick<ArticleFile, 'area' | 'slug'> {
  const [area = '', ...rest] = file.split(/[\\/]/);
  return { area, slug: rest.join('/').replace(/\.mdx$/, '') };
}

/** Where an article is read: spec section 2, route table. */
export function articlePath(area: string, slug: string): string {
  return area === 'noticias' || area === 'blog' ? `/${area}/${slug}` : `/recursos/${area}/${slug}`;
}
