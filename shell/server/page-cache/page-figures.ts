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
    '# HELP page_cache_answers_total Pages answered, by what they came from.',
    '# TYPE page_cache_answers_total counter',
    ...Object.entries(counts).map(([from, count]) => `page_cache_answers_total{from="${from}"} ${count}`),
    '# HELP page_cache_dropped_total Pages that ceased to be kept, by why.',
    '# TYPE page_cache_dropped_total counter',
    ...Object.entries(dropped).map(([why, count]) => `page_cache_dropped_total{why="${why}"} ${count}`),
    '# HELP page_cache_made_behind_total Pages made again while nobody waited for them.',
    '# TYPE page_cache_made_behind_total counter',
    `page_cache_made_behind_total ${madeBehind}`,
    '# HELP page_cache_pages Pages kept.',
    '# TYPE page_cache_pages gauge',
    `page_cache_pages ${pages}`,
    '# HELP page_cache_bytes Memory that the kept pages take.',
    '# TYPE page_cache_bytes gauge',
    `page_cache_bytes ${bytes}`,
  ];
}
