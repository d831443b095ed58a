import { escapeHtml } from '@femcoders/contracts/escape-html';
import type { ListedPage } from '../src/routing/listed-pages.ts';

/** The addresses that search engines may know, as sitemaps.org asks for them. */
export function renderSitemap(pages: ListedPage[], publicUrl: string): string {
  const addresses = pages
    .filter(({ noindex }) => !noindex)
    .map(({ path, modified }) => {
      const lastmod = modified ? `<lastmod>${escapeHtml(modified)}</lastmod>` : '';
      return `<url><loc>${escapeHtml(publicUrl + path)}</loc>${lastmod}</url>`;
    });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...addresses,
    '</urlset>\n',
  ].join('\n');
}
