import { useLocation, useSearchParams } from '@femcoders/platform';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { draftPauseMs, keepDraft, readDraft } from './contact-draft.ts';
import { asReason, emptyValues, hasText, readForm } from './contact-values.ts';

/**
 * What the form holds: the reason of the address (`?motivo=patrocinio`), then what was filled in before the page came
 * alive or, without that, the draft of another time.
 */
export function useContactValues(form: RefObject<HTMLFormElement | null>) {
  const [search] = useSearchParams();
  const { key } = useLocation();
  const asked = asReason(search.get('motivo'));
  const [values, setValues] = useState({ ...emptyValues, reason: asked });
  const [ready, setReady] = useState(false);
  const readySince = useRef(0);
  const shownKey = useRef(key);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only what was there when the page came alive
  useEffect(() => {
    const typed = form.current && readForm(form.current);
    if (typed && (hasText(typed) || typed.reason !== asked)) setValues(typed);
    else {
      const draft = readDraft();
      if (draft) setValues({ ...draft, reason: asked || draft.reason });
    }
    readySince.current = Date.now();
    setReady(true);
  }, []);

  // A link on the page asks for another reason: the form takes it, and the focus goes there.
  useEffect(() => {
    if (shownKey.current === key) return;
    shownKey.current = key;
    if (!asked) return;
    setValues((before) => ({ ...before, reason: asked }));
    form.current?.querySelector<HTMLElement>(`input[value="${asked}"]`)?.focus();
  }, [key, asked, form]);

  useEffect(() => {
    if (!ready) return;
    const keepNow = () => keepDraft(values);
    // What must not be kept goes at once.
    if (values.reason === 'conducta') keepNow();
    const timer = setTimeout(keepNow, draftPauseMs);
    window.addEventListener('pagehide', keepNow);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pagehide', keepNow);
    };
  }, [values, ready]);

  return {
    values,
    change: (part: Partial<typeof values>) => setValues((before) => ({ ...before, ...part })),
    ready,
    /** When the page came alive, in milliseconds of the epoch. */
    readySince,
  };
}
