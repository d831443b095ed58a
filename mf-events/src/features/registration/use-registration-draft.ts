import { type RefObject, useEffect, useState } from 'react';
import { draftPauseMs, emptyDraft, keepDraft, readDraft } from './registration-draft.ts';

/**
 * What is typed, kept in this browser until it is sent. What was typed before the page came alive wins over a draft of
 * another time.
 */
export function useRegistrationDraft(form: RefObject<HTMLFormElement | null>) {
  const [draft, setDraft] = useState(emptyDraft);
  const [ready, setReady] = useState(false);

  useEffect(() => {
    const data = form.current && new FormData(form.current);
    const typed = { name: String(data?.get('name') ?? ''), email: String(data?.get('email') ?? '') };
    if (typed.name || typed.email) setDraft(typed);
    else setDraft(readDraft() ?? emptyDraft);
    setReady(true);
  }, [form]);

  useEffect(() => {
    if (!ready) return;
    const keepNow = () => keepDraft(draft);
    const timer = setTimeout(keepNow, draftPauseMs);
    window.addEventListener('pagehide', keepNow);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pagehide', keepNow);
    };
  }, [draft, ready]);

  return { draft, setDraft, ready };
}
