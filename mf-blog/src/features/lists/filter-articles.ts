import { areaNames } from '../articles/article-names.ts';
import type { ArticleSummary } from '../articles/article-summary.ts';
import { levelNames } from '../articles/level-names.ts';
import { pageSize, type RequestedFilters } from './list-filters.ts';

const facets = ['category', 'tag', 'level'] as const;
type Facet = (typeof facets)[number];

/** One value of a filter, with the number of articles that it would leave. */
export interface FilterOption {
  value: string;
  name: string;
  count: number;
}

/** The content of a page of the list. */
export interface ListView {
  articles: ArticleSummary[];
  /** Articles that the filters leave, on all pages. */
  total: number;
  /** From 1. */
  page: number;
  pages: number;
  /** The filters that hold. */
  filters: Record<Facet, string | null>;
  /** The filters without a match, as sentences. */
  refusals: string[];
  options: Record<Facet, FilterOption[]>;
}

/** The values of an article for each filter. */
const valuesOf: Record<Facet, (article: ArticleSummary) => { value: string; name: string }[]> = {
  category: ({ area }) => [{ value: area, name: areaNames[area] ?? area }],
  tag: ({ tags }) => tags.map(({ tag, name }) => ({ value: tag, name })),
  level: ({ level }) => (level ? [{ value: level, name: levelNames[level] }] : []),
};

const unknownSentences: Record<Facet, (value: string) => string> = {
  category: (value) => `No hay ninguna categoría «${value}», así que las ves todas.`,
  tag: (value) => `No hay ninguna etiqueta «${value}», así que no la tenemos en cuenta.`,
  level: (value) => `No hay ningún nivel «${value}», así que los ves todos.`,
};

/** Longest part of an unknown value that is said back. */
const longestEcho = 40;

/** @param articles all of them, in the order of the list */
export function filterArticles(articles: readonly ArticleSummary[], asked: RequestedFilters): ListView {
  const refusals: string[] = [];
  const accept = (facet: Facet): string | null => {
    const value = asked[facet];
    if (value === null || articles.some((article) => says(article, facet, value))) return value;
    refusals.push(unknownSentences[facet](value.slice(0, longestEcho)));
    return null;
  };
  const filters = { category: accept('category'), tag: accept('tag'), level: accept('level') };
  const left = articles.filter((article) => fits(article, filters));
  const pages = Math.max(1, Math.ceil(left.length / pageSize));
  const page = pageOf(asked.page, pages, refusals);
  return {
    articles: left.slice((page - 1) * pageSize, page * pageSize),
    total: left.length,
    page,
    pages,
    filters,
    refusals,
    options: facets.some((facet) => filters[facet] !== null)
      ? countOptions(articles, filters)
      : unfilteredOptions(articles, filters),
  };
}

/** Of lists that nobody filters. */
const counted = new WeakMap<readonly ArticleSummary[], ListView['options']>();

/** Returns the options without filters: counted once, however many articles there are. */
function unfilteredOptions(articles: readonly ArticleSummary[], noFilters: ListView['filters']): ListView['options'] {
  const options = counted.get(articles) ?? countOptions(articles, noFilters);
  counted.set(articles, options);
  return options;
}

function countOptions(articles: readonly ArticleSummary[], filters: ListView['filters']): ListView['options'] {
  return {
    category: optionsOf(articles, 'category', filters).sort(inOrderOf(Object.keys(areaNames))),
    tag: optionsOf(articles, 'tag', filters).sort((a, b) => b.count - a.count || a.name.localeCompare(b.name, 'es')),
    level: optionsOf(articles, 'level', filters).sort(inOrderOf(Object.keys(levelNames))),
  };
}

function says(article: ArticleSummary, facet: Facet, value: string): boolean {
  return valuesOf[facet](article).some((own) => own.value === value);
}

function fits(article: ArticleSummary, filters: ListView['filters']): boolean {
  return facets.every((facet) => {
    const value = filters[facet];
    return value === null || says(article, facet, value);
  });
}

/** Returns the options of one filter, the others staying as they are. */
function optionsOf(articles: readonly ArticleSummary[], facet: Facet, filters: ListView['filters']): FilterOption[] {
  const options = new Map<string, FilterOption>();
  const others = { ...filters, [facet]: null };
  for (const article of articles) {
    const counts = fits(article, others);
    for (const { value, name } of valuesOf[facet](article)) {
      const option = options.get(value) ?? { value, name, count: 0 };
      if (counts) option.count++;
      options.set(value, option);
    }
  }
  return [...options.values()].filter(({ value, count }) => count > 0 || value === filters[facet]);
}

function inOrderOf(order: string[]) {
  return (a: FilterOption, b: FilterOption) => order.indexOf(a.value) - order.indexOf(b.value);
}

function pageOf(asked: string | null, pages: number, refusals: string[]): number {
  if (asked === null) return 1;
  const page = /^\d{1,6}$/.test(asked) ? Number(asked) : 0;
  if (page >= 1 && page <= pages) return page;
  refusals.push(
    pages === 1
      ? `No hay ninguna página «${asked.slice(0, longestEcho)}»: todo cabe en una.`
      : `No hay ninguna página «${asked.slice(0, longestEcho)}»: hay ${pages}, y estás en la primera.`,
  );
  return 1;
}
