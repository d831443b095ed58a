import type { Comment } from '@femcoders/contracts/comment';
import { counted, plural } from '@femcoders/contracts/spanish-count';
import { usePending } from '@femcoders/kit/forms/use-pending';
import { showToast } from '@femcoders/platform';
import { useEffect, useRef, useState } from 'react';
import { commentAnchor } from './comment-anchor.ts';

interface MoreProps<Entry> {
  /** The page of the address, from 1; another one starts over. */
  page: number;
  perPage: number;
  /** The last that is known of how many there are on all pages. */
  total: number;
  /** One, many: `comentario`, `comentarios`. */
  words: readonly [string, string];
  readPage: (page: number) => Promise<Entry[]>;
  /** Something happened that a screen reader should announce. */
  onStatus: (sentence: string) => void;
}

/** The pages that the reader has asked for below the one of the address. */
export function useMore<Entry extends Comment>({ page, perPage, total, words, readPage, onStatus }: MoreProps<Entry>) {
  const [{ below, more, pages }, setMore] = useState<{ below: number; more: Entry[]; pages: number }>(none(page));
  const { busy: loading, run } = usePending();
  const focusNext = useRef<string>(null);
  if (below !== page) setMore(none(page));
  const next = page + pages + 1;
  const left = Math.max(0, total - (next - 1) * perPage);

  // The link that was pressed goes further down: keyboard users go on with the first that is new.
  useEffect(() => {
    if (focusNext.current && more.length > 0)
      document.getElementById(focusNext.current)?.focus({ preventScroll: true });
    focusNext.current = null;
  }, [more]);

  const load = async () => {
    try {
      const entries = await readPage(next);
      focusNext.current = entries[0] ? commentAnchor(entries[0].id) : null;
      setMore({ below: page, more: [...more, ...entries], pages: pages + 1 });
      const leftThen = left - perPage;
      const rest = leftThen > 0 ? `${plural(leftThen, 'Queda', 'Quedan')} ${leftThen}.` : 'Ya no hay más.';
      onStatus(`${counted(entries.length, ...words)} más. ${rest}`);
    } catch (error) {
      console.error('Error fetching comments:', error);
      showToast(`No hemos podido cargar más ${words[1]}. Vuelve a intentarlo.`, { tone: 'error' });
    }
  };
  return { more, loading, next, left, showMore: () => void run(load) };
}

const none = (below: number) => ({ below, more: [], pages: 0 });

/** One that was approved meanwhile pushes others onto the next page, where they come a second time. */
export function withoutRepetition<Entry extends Comment>(comments: Entry[]): Entry[] {
  return [...new Map(comments.map((comment) => [comment.id, comment])).values()];
}
