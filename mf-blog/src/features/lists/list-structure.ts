/**
 * Returns the schema.org data of a list.
 * @param paths what it lists, in its order
 */
export function listStructure(
  page: { name: string; description: string; path: string },
  paths: string[],
  origin: string,
): Record<string, unknown> {
  return {
    '@context': 'https://schema.org',
    '@type': 'CollectionPage',
    name: page.name,
    description: page.description,
    url: origin + page.path,
    inLanguage: 'es',
    mainEntity: {
      '@type': 'ItemList',
      numberOfItems: paths.length,
      itemListElement: paths.map((path, index) => ({ '@type': 'ListItem', position: index + 1, url: origin + path })),
    },
  };
}
