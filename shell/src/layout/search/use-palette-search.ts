import { searchSite } from '@femcoders/contracts/endpoints/search';
import type { SearchAnswer } from '@femcoders/contracts/search';
import { callApi, useApi, useQuery } from '@femcoders/platform';
import { useEffect, useState } from 'react';

/** How long somebody has stopped typing before what she has typed is searched for, in milliseconds. */
const pauseMs = 150;
const mostResults = 7;

export interface PaletteSearch {
  /** The last answer there was: while the next is on its way, the one before; null when nothing is searched for. */
  answer: SearchAnswer | null;
  state: 'idle' | 'searching' | 'found' | 'failed' | 'offline';
  retry: () => void;
}

/** Searches while somebody types. A search that is no longer wanted is broken off. */
export function usePaletteSearch(typed: string): PaletteSearch {
  const q = usePaused(typed.trim());
  const api = useApi();
  const wanted = q !== '';
  const { data, isPlaceholderData, isError, fetchStatus, refetch } = useQuery({
    queryKey: ['search-palette', q],
    queryFn: ({ signal }) => callApi(api, searchSite, { query: { q, limit: mostResults }, signal }),
    enabled: wanted,
    placeholderData: (shownBefore) => shownBefore,
    // She sees at once that it failed; the next letter tries again, and so may she.
    retry: false,
  });
  return {
    answer: wanted ? (data ?? null) : null,
    state: !typed.trim()
      ? 'idle'
      : fetchStatus === 'paused'
        ? 'offline'
        : isError && fetchStatus === 'idle'
          ? 'failed'
          : data && !isPlaceholderData && q === typed.trim()
            ? 'found'
            : 'searching',
    retry: () => void refetch(),
  };
}

/** A text as it was when it last stood still; emptied, it is so at once. */
function usePaused(text: string): string {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), pauseMs);
    return () => clearTimeout(timer);
  }, [text]);
  return text && paused;
}
