import type { FieldProblem } from '@femcoders/contracts/problem';
import type { FormEvent } from 'react';
import { boundFields } from './bound-fields.ts';
import { checkTitle, keptHere, keptOnDevice, type ProblemText } from './submission-problem.ts';
import { type DraftOptions, fieldsLike, useDraft } from './use-draft.ts';
import { useSubmission } from './use-submission.ts';

export interface FormOptions<Values extends object, Body>
  extends Partial<Omit<DraftOptions<Values>, 'start' | 'read'>> {
  /** The values without a stored draft. */
  start: Values;
  /** Reads what lies in the storage (`DraftOptions`); unless given, the fields that are of the kind that they start with. */
  read?: DraftOptions<Values>['read'];
  /** The key under which what is typed is kept until it is sent; without it, it is kept nowhere. It comes first. */
  draft?: string;
  /** The text where no answer comes, or the form's own sentences; by default, where its draft is. */
  words?: ProblemText;
  /** Whether it may send again by itself where no answer came; not where it holds a password or a code. */
  autoRetry?: boolean;
  /** Returns the validated request body, made of the values, and of the form where its fields hold what they say themselves. */
  bodyOf: (values: Values, form: HTMLFormElement) => Body;
  /** Returns what is wrong, in the form's order, by the contract's rules: a list, or a message by field. */
  validate?: (body: Body, form: HTMLFormElement) => FieldProblem[] | Record<string, string | null | undefined>;
  /**
   * Submits the valid body. May be called again with the same body and key, to find out whether it arrived.
   * @param key a UUID that stays the same until the form is changed or taken; empty where the page has no secure origin
   * @returns what the form holds afterwards, where that is not what it starts with; false where it was not sent and stays
   * @throws what the API client throws: the form keeps what was typed and says why it was not taken
   */
  // biome-ignore lint/suspicious/noConfusingVoidType: most forms begin again
  send: (body: Body, key: string) => Promise<Values | false | void>;
}

/**
 * A form: its values, kept on the device until they are sent; validation by the contract's rules; one sending at a time, with
 * a key that makes sending again harmless; and what was wrong, by field. `Form` and `SubmitButton` draw it.
 */
export function useForm<Values extends object, Body>(options: FormOptions<Values, Body>) {
  const { start, draft: key, onDevice, words, autoRetry, bodyOf, validate, send } = options;
  const draft = useDraft(key ?? null, {
    ...options,
    read: options.read ?? ((stored) => fieldsLike(start, stored)),
    start,
  });
  const keepsOnDevice = key !== undefined && onDevice !== false && (options.keeps?.(draft.value) ?? true);
  const sending = useSubmission(words ?? (keepsOnDevice ? keptOnDevice : keptHere), autoRetry);
  const change = (part: Partial<Values>) => {
    sending.changed();
    draft.change(part);
  };

  /** Checks and sends it, as a press of its button does; resolves when it is known whether it was taken. */
  async function sendForm(form: HTMLFormElement): Promise<void> {
    const values = draft.latest();
    const body = bodyOf(values, form);
    const found = validate?.(body, form) ?? [];
    const fields = Array.isArray(found) ? found : withMessages(found);
    if (fields.length > 0) return sending.setProblem({ title: checkTitle, fields });
    await sending.send(
      (sent) => send(body, sent),
      (next) => next !== false && draft.forget(next ?? start, values),
    );
  }

  return {
    ...draft,
    ...sending,
    ...boundFields(draft.value, change, sending.errorOf),
    values: draft.value,
    change,
    sendForm,
    submit(event: FormEvent<HTMLFormElement>) {
      event.preventDefault();
      // React passes what happens in a dialog to a form round the button that opened it.
      event.stopPropagation();
      void sendForm(event.currentTarget);
    },
  };
}

const withMessages = (found: Record<string, string | null | undefined>): FieldProblem[] =>
  Object.entries(found).flatMap(([field, message]) => (message ? [{ field, message }] : []));
