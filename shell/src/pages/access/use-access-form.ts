import type { FieldProblem } from '@femcoders/contracts/problem';
import { checkTitle, type SendingProblem, sendingProblem } from '@femcoders/kit/forms/sending-problem';
import { useOnce } from '@femcoders/kit/forms/use-once';
import { type FormEvent, useState } from 'react';
import { accessWords } from './access-words.ts';

export interface AccessForm {
  problem: SendingProblem | null;
  busy: boolean;
  submit: (event: FormEvent<HTMLFormElement>) => void;
  errorOf: (field: string) => string | undefined;
}

/**
 * A form of few fields whose values stay where they were typed: nothing is lost when sending fails, and nothing secret is
 * kept elsewhere.
 * @param validate returns what is wrong before anything is sent, in our words
 * @param send does it; what it throws is shown above the form
 * @param unanswered what is said when no answer came
 */
export function useAccessForm(
  validate: (form: HTMLFormElement) => FieldProblem[],
  send: (values: FormData) => Promise<void>,
  unanswered?: string,
): AccessForm {
  const [problem, setProblem] = useState<SendingProblem | null>(null);
  const { busy, once } = useOnce();

  async function submit(form: HTMLFormElement): Promise<void> {
    const fields = validate(form);
    if (fields.length > 0) {
      setProblem({ title: checkTitle, fields });
      return;
    }
    try {
      await send(new FormData(form));
      setProblem(null);
    } catch (error) {
      setProblem(sendingProblem(error, accessWords(unanswered)));
    }
  }

  return {
    problem,
    busy,
    submit(event) {
      event.preventDefault();
      const form = event.currentTarget;
      void once(() => submit(form));
    },
    errorOf: (field) => problem?.fields.find((entry) => entry.field === field)?.message,
  };
}

/** The fields that are wrong, of those that were looked at. */
export function fieldProblems(found: Record<string, string | null>): FieldProblem[] {
  return Object.entries(found).flatMap(([field, message]) => (message ? [{ field, message }] : []));
}

/** The input of this name. */
export function inputOf(form: HTMLFormElement, name: string): HTMLInputElement | null {
  const input = form.elements.namedItem(name);
  return input instanceof HTMLInputElement ? input : null;
}
