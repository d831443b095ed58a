import { defaultSiteConfig } from '@femcoders/contracts/site-defaults';
import { structuredData } from './structured-data.ts';

const host = { site: defaultSiteConfig, publicUrl: 'https://example.org' };
const article = { '@type': 'Article' };

test('the home page says whose site this is, and claims no profile that nobody has named', () => {
  const head = { title: 'Inicio', description: '' };
  const [organization, website] = structuredData(head, '/', host);
  expect(organization).toMatchObject({ '@type': 'Organization', name: 'FemCoders Club', url: 'https://example.org/' });
  expect(organization).not.toHaveProperty('sameAs');
  expect(website).toMatchObject({ '@type': 'WebSite', publisher: { '@id': 'https://example.org/#organization' } });
  expect(website).toMatchObject({
    potentialAction: { target: { urlTemplate: 'https://example.org/buscar?q={search_term_string}' } },
  });

  const site = { ...defaultSiteConfig, githubUrl: 'https://github.com/femcoders' };
  expect(structuredData(head, '/', { ...host, site })[0]).toMatchObject({ sameAs: ['https://github.com/femcoders'] });
});

test('a page says where it stands, and what it says itself', () => {
  const trail = [{ name: 'Blog', path: '/blog' }];
  const head = { title: 'CSS Grid', description: '', trail, structuredData: [article] };
  const [breadcrumbs, own] = structuredData(head, '/recursos/css/css-grid', host);
  expect(breadcrumbs).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { position: 1, name: 'Inicio', item: 'https://example.org/' },
      { position: 2, name: 'Blog', item: 'https://example.org/blog' },
      { position: 3, name: 'CSS Grid', item: 'https://example.org/recursos/css/css-grid' },
    ],
  });
  expect(own).toBe(article);
});

test('a page that asks not to be found stands nowhere', () => {
  expect(structuredData({ title: 'Entrar', description: '', noindex: true }, '/login', host)).toEqual([]);
});
