import { type RefObject, useEffect, useRef } from 'react';

/**
 * For the form of a list's filters: another address, by a choice, a link or the way back, brings its fields to what that
 * asks for. The fields stay, and with them the focus.
 * @param asked what is searched for now, as it stands in the address
 */
export function useAskedFields(asked: string): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  const shown = useRef(asked);
  useEffect(() => {
    if (shown.current === asked) return;
    shown.current = asked;
    const values = new URLSearchParams(asked);
    for (const field of form.current?.elements ?? [])
      if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement)
        field.value = values.get(field.name) ?? '';
  }, [asked]);
  return form;
}
