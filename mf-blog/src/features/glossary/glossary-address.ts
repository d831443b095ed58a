import type { PageAddress } from '@femcoders/platform';

/** The page of the glossary, as the sitemap and the search know it. */
export const glossaryAddress = {
  path: '/recursos/glosario',
  title: 'Glosario de HTML, CSS y JavaScript',
  description:
    'Las palabras de HTML, CSS y JavaScript en una frase, en español y en inglés, con el apartado que enseña cada una.',
  kind: 'glosario',
} satisfies PageAddress;
