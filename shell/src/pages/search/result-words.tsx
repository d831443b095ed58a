import type { ExcerptPart, SearchResult } from '@femcoders/contracts/search';
import { searchKindNames } from '@femcoders/contracts/search-names';
import { counted } from '@femcoders/contracts/spanish-count';
import type { TagTone } from '@femcoders/shared-ui';
import { levels } from './search-address.ts';

/** "Artículo", "Evento"; a kind that this version does not know yet says nothing. */
export function kindName({ kind }: Pick<SearchResult, 'kind'>): string | undefined {
  return searchKindNames[kind]?.one;
}

/** The colours of the site's areas. */
const tones: Record<string, TagTone> = { articulo: 'violet', noticia: 'lilac', evento: 'coral', quiz: 'sun' };

export const kindTone = (kind: string): TagTone => tones[kind] ?? 'outline';

export function levelName(level: string): string | undefined {
  return levels.find(({ value }) => value === level)?.label;
}

/** `1 resultado para «grid»`. */
export function countWords(total: number, q: string): string {
  return `${counted(total, 'resultado', 'resultados')} para «${q}»`;
}

/** The text round what was found. */
export function Excerpt({ parts }: { parts: ExcerptPart[] }) {
  return parts.map(({ text, mark }, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts have no identity
    mark ? <mark key={index}>{text}</mark> : text,
  );
}
