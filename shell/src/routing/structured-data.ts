import { defaultSiteConfig, launchDate } from '@femcoders/contracts/site-defaults';
import type { Host, PageHead } from '@femcoders/platform';
import { socialLinks } from '../layout/site-links.ts';

type SchemaObject = Record<string, unknown>;

/**
 * Returns the schema.org data of a page: of its head, its place in the site and, on the home page, whose site this is.
 * @param path the page's canonical path
 */
export function structuredData(head: PageHead, path: string, host: Pick<Host, 'site' | 'publicUrl'>): SchemaObject[] {
  const own = head.structuredData ?? [];
  if (path === '/') return [...siteObjects(host), ...own];
  return head.noindex ? own : [breadcrumbs(head, path, host.publicUrl), ...own];
}

function breadcrumbs({ title, trail = [] }: PageHead, path: string, publicUrl: string): SchemaObject {
  const steps = [{ name: 'Inicio', path: '/' }, ...trail, { name: title, path }];
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: step.name,
      item: publicUrl + step.path,
    })),
  };
}

function siteObjects({ site, publicUrl }: Pick<Host, 'site' | 'publicUrl'>): SchemaObject[] {
  const organization = `${publicUrl}/#organization`;
  const profiles = socialLinks(site)
    .map(({ href }) => href)
    .filter((href) => !Object.values(defaultSiteConfig).includes(href));
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'Organization',
      '@id': organization,
      name: site.brand,
      url: `${publicUrl}/`,
      logo: `${publicUrl}/icons/icon-512.png`,
      foundingDate: launchDate,
      foundingLocation: { '@type': 'City', name: 'Barcelona' },
      // A network that nobody has named is not the community's.
      ...(profiles.length > 0 && { sameAs: profiles }),
    },
    {
      '@context': 'https://schema.org',
      '@type': 'WebSite',
      '@id': `${publicUrl}/#website`,
      name: site.brand,
      url: `${publicUrl}/`,
      inLanguage: 'es',
      publisher: { '@id': organization },
      potentialAction: {
        '@type': 'SearchAction',
        target: { '@type': 'EntryPoint', urlTemplate: `${publicUrl}/buscar?q={search_term_string}` },
        'query-input': 'required name=search_term_string',
      },
    },
  ];
}
