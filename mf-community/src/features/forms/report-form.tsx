import { Form, SubmitButton } from '@femcoders/kit/forms/form';
import { useForm } from '@femcoders/kit/forms/use-form';
import { TextArea } from '@femcoders/shared-ui';
import { ChoiceGroup } from '@femcoders/shared-ui/choice';
import type { ComponentProps } from 'react';
import { choicesOf } from './choices.ts';

interface ReportFormProps<Reason extends string> extends Pick<ComponentProps<'form'>, 'className' | 'aria-label'> {
  reasons: Readonly<Record<Reason, string>>;
  question: string;
  /** The field for details. */
  note: { label: string; hint?: string; maxLength: number };
  button: string;
  variant?: 'outline';
  send: (report: { reason: Reason; note: string }) => Promise<void>;
}

/** Renders a form to report something, with one of several reasons. Nobody is named, and nothing is kept. */
export function ReportForm<Reason extends string>(props: ReportFormProps<Reason>) {
  const { reasons, question, note, button, variant, send, ...frame } = props;
  const form = useForm({
    start: { reason: '', note: '' },
    bodyOf: ({ reason, note: more }) => ({ reason: reason as Reason, note: more.trim() }),
    validate: ({ reason }) => ({ reason: reason ? null : 'Elige un motivo' }),
    send,
  });
  return (
    <Form of={form} {...frame}>
      <ChoiceGroup {...form.picked('reason')} label={question} choices={choicesOf(reasons)} />
      <TextArea {...form.typed('note')} {...note} optional rows={3} />
      <SubmitButton of={form} size="small" variant={variant}>
        {button}
      </SubmitButton>
    </Form>
  );
}
