export interface PageFigures {
  /** Answers, by what they came from. */
  counts: Record<string, number>;
  /** Pages that ceased to be kept, by why. */
  dropped: Record<string, number>;
  /** Pages made while nobody waited for them. */
  madeBehind: number;
  pages: number;
  bytes: number;
}

/** The page cache in Prometheus' text format, as lines. */
export function pageFigures({ counts, dropped, madeBehind, pages, bytes }: PageFigures): string[] {
  return [
    ...metric('page_cache_answers_total', 'counter', 'Pages answered, by what they came from.', by('from', counts)),
    ...metric('page_cache_dropped_total', 'counter', 'Pages that ceased to be kept, by why.', by('why', dropped)),
    ...metric('page_cache_made_behind_total', 'counter', 'Pages made again while nobody waited for them.', madeBehind),
    ...metric('page_cache_pages', 'gauge', 'Pages kept.', pages),
    ...metric('page_cache_bytes', 'gauge', 'Memory that the kept pages take.', bytes),
  ];
}

const by = (label: string, figures: Record<string, number>) =>
  Object.entries(figures).map(([value, count]) => `{${label}="${value}"} ${count}`);

const metric = (name: string, type: 'counter' | 'gauge', help: string, values: number | string[]) => [
  `# HELP ${name} ${help}`,
  `# TYPE ${name} ${type}`,
  ...(typeof values === 'number' ? [`${name} ${values}`] : values.map((value) => name + value)),
];
