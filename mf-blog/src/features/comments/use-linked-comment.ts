import type { Comment } from '@femcoders/contracts/comment';
import { showToast, useApi, useLocation, useNavigate } from '@femcoders/platform';
import { useEffect, useRef } from 'react';
import { placeOfComment } from './api/comment-page.ts';
import { answersSearch, commentsPageSearch } from './comment-addresses.ts';
import { anchorPrefix } from './comment-anchor.ts';

/**
 * Leads to the comment that the address names, also where it stands on another page by now.
 * @param shown the comments of this page, once all that the address asks for is there
 * @returns the hash of the address
 */
export function useLinkedComment(postId: number, shown: Comment[] | undefined): string {
  const { hash, search } = useLocation();
  const api = useApi();
  const navigate = useNavigate();
  const sought = useRef('');

  // biome-ignore lint/correctness/useExhaustiveDependencies: another page of answers shows the same comments again
  useEffect(() => {
    if (!shown || !hash.startsWith(`#${anchorPrefix}`) || sought.current === hash) return;
    const anchor = hash.slice(1);
    const id = anchor.slice(anchorPrefix.length);
    const there = document.getElementById(anchor);
    if (there) {
      sought.current = hash;
      there.scrollIntoView();
      there.focus({ preventScroll: true });
      return;
    }
    // Asked once: when it is there, this page's comments change and it is found above.
    if (sought.current === `?${id}`) return;
    sought.current = `?${id}`;
    placeOfComment(api, postId, id).then(
      (place) => {
        if (place) {
          const { page, answers } = place;
          const to = { search: answers ? answersSearch(page, answers) : commentsPageSearch(page), hash: anchor };
          void navigate(to, { replace: true, preventScrollReset: true });
        } else showToast('Ese comentario ya no está publicado.');
      },
      () => showToast('No hemos podido buscar ese comentario. Vuelve a intentarlo.', { tone: 'error' }),
    );
  }, [api, navigate, postId, shown, hash, search]);

  return hash;
}
