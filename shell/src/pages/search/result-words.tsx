import type { ExcerptPart, SearchResult } from '@femcoders/contracts/search';
import { searchKindNames } from '@femcoders/contracts/search-limits';
import type { TagTone } from '@femcoders/shared-ui';
import { levels } from './search-address.ts';

// An ISO date is read as midnight in UTC.
const written = new Intl.DateTimeFormat('es-ES', { dateStyle: 'long', timeZone: 'UTC' });

/** `17 de noviembre de 2023`. @param date ISO */
export function spanishDay(date: string): string {
  return written.format(new Date(date));
}

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
  return `${total} ${total === 1 ? 'resultado' : 'resultados'} para «${q}»`;
}

/** The text round what was found. */
export function Excerpt({ parts }: { parts: ExcerptPart[] }) {
  return parts.map(({ text, mark }, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts have no identity
    mark ? <mark key={index}>{text}</mark> : text,
  );
}
