import { type RefObject, useEffect, useRef } from 'react';

/**
 * For the form of a list's filters: another address, by a choice, a link or the way back, sets its fields to what that
 * asks for. The fields stay, and with them the focus.
 * @param asked the current filters, as the address has them
 */
export function useFieldsFromAddress(asked: string): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  const shown = useRef(asked);
  useEffect(() => {
    const [before, values] = [new URLSearchParams(shown.current), new URLSearchParams(asked)];
    shown.current = asked;
    for (const field of form.current?.elements ?? []) {
      if (!(field instanceof HTMLInputElement || field instanceof HTMLSelectElement)) continue;
      const value = values.get(field.name) ?? '';
      // What somebody types into another field while the list is on its way stays.
      if (value !== (before.get(field.name) ?? '')) field.value = value;
    }
  }, [asked]);
  return form;
}
