/** The place of a word in the glossary's page: `árbol de accesibilidad` → `arbol-de-accesibilidad`. */
export function termPlace(words: string): string {
  return words
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** The place of a section in its article, which a few headings do not follow: `Qué es la terminal` → `qué-es-la-terminal`. */
export function sectionPlace(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} -]/gu, '')
    .replaceAll(' ', '-');
}
