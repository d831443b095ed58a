import type { ChangeFollower, FollowPorts } from '../../feature/feature.ts';
import type { SearchSource } from '../../feature/search-source.ts';
import { indexSource } from './search-index.ts';
import { searchSources } from './search-sources.ts';

export interface ReindexPorts extends FollowPorts {
  sources?: readonly SearchSource[];
}

/**
 * Reads areas into the index as soon as they change, one after the other. Every process does; what another has already
 * written is not written again.
 */
export function reindexOnChange({ pool, log, sources = searchSources }: ReindexPorts): ChangeFollower {
  const waiting = new Set<SearchSource>();
  /** Read whole by this process: code of before may have made other pages of the same rows. */
  const readWhole = new Set<SearchSource>();
  let working: Promise<void> | undefined;

  async function work(): Promise<void> {
    for (const source of waiting) {
      waiting.delete(source);
      await indexSource(pool, source, !readWhole.has(source)).then(
        () => readWhole.add(source),
        (error) => log.warn({ err: error, source: source.name }, 'An area could not be read for the search'),
      );
    }
    working = undefined;
  }

  return {
    refresh(channel) {
      for (const source of sources) if (!channel || source.channels.includes(channel)) waiting.add(source);
      working ??= work();
    },
    settled: () => working ?? Promise.resolve(),
  };
}
