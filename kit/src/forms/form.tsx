import { Button, ErrorSummary } from '@femcoders/shared-ui';
import { type ComponentProps, type ReactNode, useMemo } from 'react';
import type { useForm } from './use-form.ts';

type FormState = Pick<ReturnType<typeof useForm<object, unknown>>, 'busy' | 'problem' | 'submit'>;

interface FormProps extends ComponentProps<'form'> {
  of: FormState;
  /** The content above the problems. */
  heading?: ReactNode;
  /** The labels of fields on the page, by the contract's names, where that differs. */
  names?: Readonly<Record<string, string>>;
}

/** The frame of a form: below its heading, what is wrong comes first. Its fields' values never travel in an address. */
export function Form({ of, heading, names = {}, children, ...attributes }: FormProps) {
  const { problem } = of;
  // The summary takes the focus when it is handed other problems, and the names of a form stay.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  const problems = useMemo(
    () => problem?.fields.map(({ field, message }) => ({ field: names[field] ?? field, message })),
    [problem?.fields],
  );
  return (
    <form method="post" noValidate {...attributes} onSubmit={of.submit}>
      {heading}
      {problem && problems && <ErrorSummary title={problem.title} problems={problems} />}
      {children}
    </form>
  );
}

interface SubmitButtonProps extends Omit<ComponentProps<typeof Button>, 'type' | 'busy' | 'children'> {
  of: Omit<FormState, 'submit'>;
  /** The button's label while the form is sent. */
  doing?: string;
  /** The label where sending the same again may help; unless given, the usual one. */
  again?: string;
  children: string;
}

/** The button that sends a form. */
export function SubmitButton({ of, doing = 'Enviando…', again, children, ...button }: SubmitButtonProps) {
  return (
    <Button type="submit" busy={of.busy} {...button}>
      {of.busy ? doing : (of.problem?.retry && again) || children}
    </Button>
  );
}
