import type { FieldProblem } from '@femcoders/contracts/problem';
import { type FormEvent, useRef, useState } from 'react';
import { checkTitle, describeProblem, type FormProblem } from './form-problem.ts';

export interface AccessForm {
  problem: FormProblem | null;
  busy: boolean;
  submit: (event: FormEvent<HTMLFormElement>) => void;
  errorOf: (field: string) => string | undefined;
}

/**
 * A form of few fields whose values stay where they were typed: nothing is lost when sending fails, and nothing secret is
 * kept elsewhere.
 * @param mistakes what is wrong before anything is sent, in our words
 * @param send does it; what it throws is shown above the form
 * @param unanswered what is said when no answer came
 */
export function useAccessForm(
  mistakes: (form: HTMLFormElement) => FieldProblem[],
  send: (values: FormData) => Promise<void>,
  unanswered?: string,
): AccessForm {
  const [problem, setProblem] = useState<FormProblem | null>(null);
  const [busy, setBusy] = useState(false);
  const underWay = useRef(false);

  async function submit(form: HTMLFormElement): Promise<void> {
    // State is set a moment later; a second click must not wait for it.
    if (underWay.current) return;
    const fields = mistakes(form);
    if (fields.length > 0) {
      setProblem({ title: checkTitle, fields });
      return;
    }
    underWay.current = true;
    setBusy(true);
    try {
      await send(new FormData(form));
      setProblem(null);
    } catch (error) {
      setProblem(describeProblem(error, unanswered));
    } finally {
      underWay.current = false;
      setBusy(false);
    }
  }

  return {
    problem,
    busy,
    submit(event) {
      event.preventDefault();
      void submit(event.currentTarget);
    },
    errorOf: (field) => problem?.fields.find((entry) => entry.field === field)?.message,
  };
}

/** The fields that are wrong, of those that were looked at. */
export function mistaken(found: Record<string, string | null>): FieldProblem[] {
  return Object.entries(found).flatMap(([field, message]) => (message ? [{ field, message }] : []));
}

/** The input of this name. */
export function inputOf(form: HTMLFormElement, name: string): HTMLInputElement | null {
  const input = form.elements.namedItem(name);
  return input instanceof HTMLInputElement ? input : null;
}
