import { useForm } from '@femcoders/kit/forms/use-form';
import { accessWords } from './access-words.ts';

/**
 * A form of few fields whose values stay where they were typed: nothing is lost when sending fails, and nothing secret is
 * kept elsewhere or sent by itself.
 * @param validate returns what is wrong before anything is sent, in our words, by field
 * @param send does it; what it throws is shown above the form
 * @param unanswered what is said when no answer came
 */
export const useAccessForm = (
  validate: (form: HTMLFormElement) => Record<string, string | null>,
  send: (values: FormData) => Promise<void>,
  unanswered?: string,
) =>
  useForm({
    start: {},
    words: accessWords(unanswered),
    autoRetry: false,
    bodyOf: (_, form) => new FormData(form),
    validate: (_, form) => validate(form),
    send,
  });

/** The text of the field of this name; empty where nothing was sent. */
export const textOf = (values: FormData, name: string): string => String(values.get(name) ?? '');

/** The input of this name. */
export function inputOf(form: HTMLFormElement, name: string): HTMLInputElement | null {
  const input = form.elements.namedItem(name);
  return input instanceof HTMLInputElement ? input : null;
}
