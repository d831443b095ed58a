import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Release } from '@femcoders/contracts/registry';
import { type OnMachine, type ReleaseTarget, releaseChanged } from './releases.ts';

/**
 * A version of the blog that says so at the top of its list.
 * @param target the site under test by default
 */
export function releaseMarked(mark: string, target?: ReleaseTarget & OnMachine): Promise<Release> {
  return releaseChanged('mf-blog', markBlog(mark), target);
}

/** Has the blog say so at the top of its list. */
export function markBlog(mark: string): (folder: string) => Promise<void> {
  return async (folder) => {
    const file = join(folder, 'src', 'pages', 'blog-page.tsx');
    const source = await readFile(file, 'utf8');
    const marked = source.replace(/title="[^"]*juntas"/, `title="${mark} juntas"`);
    if (marked === source) throw new Error('The blog page no longer says what this test changes.');
    await writeFile(file, marked);
  };
}

/** Returns the problem of one page of the blog: a bad status, or pieces of more than one version of it. */
export function troubleWithBlog(path: string, status: number, html: string): string | null {
  if (status !== 200) return `${path} answered ${status}`;
  const shown = /data-remote="mf-blog" data-remote-version="([0-9a-f]+)"/.exec(html)?.[1];
  const addressed = new Set([...html.matchAll(/\/mf\/mf-blog\/([0-9a-f]{16})\//g)].map(([, version]) => version));
  if (!shown) return `${path} shows no blog`;
  if (addressed.size !== 1 || !addressed.has(shown))
    return `${path} shows ${shown} and loads ${[...addressed].join(', ')}`;
  return null;
}
