import { existsSync } from 'node:fs';
import { cp, mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { words } from '../data/fill.ts';

const repositoryRoot = join(import.meta.dirname, '..', '..');

/**
 * A copy of mf-blog with more articles: what is there, and generated ones of some 200 words each.
 * @param place folder that receives the copy, emptied first
 * @param amount of generated articles
 * @returns the copy's folder
 */
export async function copyBlogWithArticles(place: string, amount: number): Promise<string> {
  const folder = join(place, 'mf-blog');
  await rm(place, { recursive: true, force: true });
  await mkdir(place, { recursive: true });
  const source = join(repositoryRoot, 'mf-blog');
  await cp(source, folder, { recursive: true, filter: (path) => !['node_modules', 'dist'].includes(basename(path)) });
  await symlink(join(repositoryRoot, 'node_modules'), join(place, 'node_modules'), 'dir');
  if (existsSync(join(source, 'node_modules')))
    await symlink(join(source, 'node_modules'), join(folder, 'node_modules'), 'dir');
  for (let n = 1; n <= amount; n += 1) {
    await writeFile(join(folder, 'content', 'blog', `articulo-generado-${n}.mdx`), articleText(n));
  }
  // The index of so many is more than the remote may weigh.
  const settings = JSON.parse(await readFile(join(folder, 'remote.json'), 'utf8')) as { budget?: unknown };
  delete settings.budget;
  await writeFile(join(folder, 'remote.json'), JSON.stringify(settings, null, 2));
  return folder;
}

function articleText(n: number): string {
  const sections = Array.from(
    { length: 4 },
    (_, section) => `## Apartado ${section + 1} del artículo ${n}\n\n${paragraph(n, section)}\n`,
  );
  return `---
postId: ${10_000 + n}
slug: articulo-generado-${n}
title: Artículo generado ${n}
description: Artículo generado ${n} para medir cómo crece la web.
author:
  name: Equipo de mediciones
  role: programa
  about: Texto generado para medir, que nadie publica.
published: ${new Date(Date.UTC(2020, 0, 1 + n)).toISOString().slice(0, 10)}
revised: 2026-01-01
area: blog
tags: [comunidad]
cover:
  alt: Un dibujo generado.
---

<Lead>
Artículo generado ${n}: ${paragraph(n, 7)}
</Lead>

${sections.join('\n')}`;
}

/** Numbers between the words keep two articles from saying the same. */
function paragraph(n: number, section: number): string {
  const spoken = Array.from(
    { length: 40 },
    (_, k) =>
      `${words[(n * 7 + section * 5 + k * (1 + (n % 11))) % words.length]}${k % 8 === 0 ? ` ${n * 100 + section * 10 + k}` : ''}`,
  );
  return `${spoken.join(' ')}.`;
}
