import type { ArticleFile } from '../article-files.ts';

const frontmatter: Record<string, string> = {
  postId: '7',
  title: 'Un título',
  description: 'De qué trata.',
  author: '{ name: Equipo editorial, role: cofundadoras, about: Escribimos. }',
  published: '2026-01-02',
  revised: '2026-02-03',
  level: 'inicial',
  tags: '[grid, diseno-adaptable]',
  cover: '{ alt: Un plano visto desde arriba }',
  goals: '[Saber algo]',
  sources: '[{ title: Norma, url: "https://www.w3.org/TR/css-grid-2/" }]',
};

/**
 * An article without errors.
 * @param fields what its frontmatter says in place of the usual; a field that is empty is left out
 */
export function writtenArticle(
  text: string,
  fields: Record<string, string> = {},
  slug = 'uno',
  area = 'css',
): ArticleFile {
  const lines = Object.entries({ ...frontmatter, slug, area, ...fields })
    .filter(([, value]) => value)
    .map(([name, value]) => `${name}: ${value}`);
  return { file: `${area}/${slug}.mdx`, area, slug, source: `---\n${lines.join('\n')}\n---\n\n${text}\n` };
}
