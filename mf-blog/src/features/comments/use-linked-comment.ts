import type { Comment } from '@femcoders/contracts/comment';
import { showToast, useApi, useLocation, useNavigate } from '@femcoders/platform';
import { useEffect, useRef } from 'react';
import { pageOfComment } from './api/comment-page.ts';
import { anchorPrefix } from './comment-anchor.ts';
import { commentsPageSearch } from './comments-page.ts';

/**
 * Leads to the comment that the address names, also where it stands on another page by now.
 * @param shown the comments of this page, once they are there
 * @returns the hash of the address
 */
export function useLinkedComment(postId: number, shown: Comment[] | undefined): string {
  const { hash } = useLocation();
  const api = useApi();
  const navigate = useNavigate();
  const sought = useRef('');

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
    pageOfComment(api, postId, id).then(
      (page) => {
        if (page) {
          const to = { search: commentsPageSearch(page), hash: anchor };
          void navigate(to, { replace: true, preventScrollReset: true });
        } else showToast('Ese comentario ya no está publicado.');
      },
      () => showToast('No hemos podido buscar ese comentario. Vuelve a intentarlo.', { tone: 'error' }),
    );
  }, [api, navigate, postId, shown, hash]);

  return hash;
}
