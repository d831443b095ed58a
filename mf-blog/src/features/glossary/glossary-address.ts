import type { PageAddress } from '@femcoders/platform';

/** The page of the glossary, as the sitemap and the search know it. */
export const glossaryAddress = {
  path: '/recursos/glosario',
  title: 'Glosario de HTML y CSS',
  description: 'Las palabras de HTML y CSS en una frase, en español y en inglés, con el apartado que enseña cada una.',
  kind: 'glosario',
} satisfies PageAddress;
