import type { SentComment } from '@femcoders/contracts/comment';
import { keepOnDevice, readFromDevice } from '@femcoders/kit/forms/device-storage';
import { useEffect, useState } from 'react';
import { sentCommentsKey } from './comment-keys.ts';

/** Whether a comment may still be changed. */
function isChangeable({ editableUntil }: SentComment, now = Date.now()): boolean {
  return Date.parse(editableUntil) > now;
}

function readSent(): SentComment[] {
  const kept = readFromDevice(sentCommentsKey);
  return Array.isArray(kept) ? kept.filter(isSentComment).filter((comment) => isChangeable(comment)) : [];
}

const keepSent = (comments: SentComment[]) => keepOnDevice(sentCommentsKey, comments.length > 0 ? comments : null);

/** Whether it is a comment as the API answers it to its author. */
export function isSentComment(kept: unknown): kept is SentComment {
  const { id, content, alias, createdAt, editToken, editableUntil } = (kept ?? {}) as Partial<SentComment>;
  return [id, content, alias, createdAt, editToken, editableUntil].every((part) => typeof part === 'string');
}

/**
 * Returns the comments that were sent to a post from this browser and wait for moderation: during this visit and, for as
 * long as it may be changed, after a reload and in other tabs.
 */
export function useSentComments(postId: number) {
  const [sent, setSent] = useState<SentComment[]>(() => (typeof document === 'undefined' ? [] : ofPost(readSent())));

  function ofPost(comments: SentComment[]) {
    return comments.filter((comment) => comment.postId === postId);
  }

  useEffect(() => {
    const follow = ({ key }: StorageEvent) => {
      if (key !== sentCommentsKey && key !== null) return;
      const kept = readSent().filter((comment) => comment.postId === postId);
      setSent((before) => [...before.filter((comment) => !isChangeable(comment)), ...kept]);
    };
    window.addEventListener('storage', follow);
    // What has had its time goes from the browser, too.
    keepSent(readSent());
    return () => window.removeEventListener('storage', follow);
  }, [postId]);

  const change = (changed: SentComment[]) => {
    setSent(changed);
    const others = readSent().filter((comment) => comment.postId !== postId);
    keepSent([...others, ...changed.filter((comment) => isChangeable(comment))]);
  };
  return {
    sent,
    add: (comment: SentComment) => change([...sent, comment]),
    replace: (comment: SentComment) => change(sent.map((each) => (each.id === comment.id ? comment : each))),
    remove: (id: string) => change(sent.filter((each) => each.id !== id)),
  };
}
