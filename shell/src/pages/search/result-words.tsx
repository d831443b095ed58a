import type { ExcerptPart, SearchAnswer, SearchResult } from '@femcoders/contracts/search';
import { searchLimits } from '@femcoders/contracts/search-limits';
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

/** `1 resultado para «grid»`; `148 resultados o más para «evento»` where a kind is counted no further. */
export function countWords({ total, kinds }: Pick<SearchAnswer, 'total' | 'kinds'>, q: string, kind = ''): string {
  const orMore = kinds.some((counted) => (kind === '' || counted.kind === kind) && isCountedNoFurther(counted));
  return `${counted(total, 'resultado', 'resultados')}${orMore ? ' o más' : ''} para «${q}»`;
}

export const isCountedNoFurther = ({ count }: { count: number }): boolean => count >= searchLimits.ofKind;

/** The text round what was found. */
export function Excerpt({ parts }: { parts: ExcerptPart[] }) {
  return parts.map(({ text, mark }, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts have no identity
    mark ? <mark key={index}>{text}</mark> : text,
  );
}
