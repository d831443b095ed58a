import { type FormOptions, useForm } from '@femcoders/kit/forms/use-form';
import { useLocation, useSearchParams } from '@femcoders/platform';
import { type RefObject, useEffect, useRef } from 'react';
import { contactDraftKey, keepsDraft, readDraft } from './contact-draft.ts';
import { asReason, type ContactValues, emptyValues, readForm } from './contact-values.ts';

/**
 * The form. It holds the reason of the address (`?motivo=patrocinio`) and, field by field, what was filled in before the page
 * came alive or, without that, the draft of another time.
 */
export function useContactForm<Body>(
  element: RefObject<HTMLFormElement | null>,
  options: Pick<FormOptions<ContactValues, Body>, 'bodyOf' | 'validate' | 'send'>,
) {
  const [search] = useSearchParams();
  const { key } = useLocation();
  const asked = asReason(search.get('motivo'));
  const form = useForm({
    draft: contactDraftKey,
    ...options,
    start: { ...emptyValues, reason: asked },
    read: (stored) => {
      const draft = readDraft(stored);
      return draft && { ...draft, reason: asked || draft.reason };
    },
    typed: () => element.current && readForm(element.current),
    keeps: keepsDraft,
    // Who begins to write before she says that it is about conduct leaves little here.
    pauseMs: 2_000,
  });
  const { ready, values, change, forget } = form;
  const readySince = useRef(0);
  const shownKey = useRef(key);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only what was there when the page came alive
  useEffect(() => {
    if (!ready) return;
    readySince.current = Date.now();
    // What must not be kept goes at once.
    if (values.reason === 'conducta') forget(values);
  }, [ready]);

  // A link on the page asks for another reason: the form takes it, and the focus goes there.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when another address comes
  useEffect(() => {
    if (shownKey.current === key) return;
    shownKey.current = key;
    if (!asked) return;
    change({ reason: asked });
    element.current?.querySelector<HTMLElement>(`input[value="${asked}"]`)?.focus();
  }, [key, asked, element]);

  /** `readySince`: when the page came alive, in milliseconds of the epoch. */
  return { ...form, readySince };
}
