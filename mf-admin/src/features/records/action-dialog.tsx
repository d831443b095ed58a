import { Form, SubmitButton } from '@femcoders/kit/forms/form';
import type { ProblemText } from '@femcoders/kit/forms/submission-problem';
import { useForm } from '@femcoders/kit/forms/use-form';
import { showToast } from '@femcoders/platform';
import { Button, Dialog } from '@femcoders/shared-ui';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { draftKeyOf } from '../forms/draft-key.ts';
import record from '../forms/record-form.module.css';
import { ActionField, type ActionFieldDescription, type ActionFields } from './action-field.tsx';

/** The message after an action, if any; false when it was not done: the question stays. */
// biome-ignore lint/suspicious/noConfusingVoidType: most acts say nothing here
type Outcome = string | false | void;

/** An act that is asked about once before it is done. */
export interface ActionDescription<Values extends object> {
  title: string;
  /** The consequence: a sentence or other content. */
  explanation?: ReactNode;
  /** The labels of the confirming button, before and during the action. */
  act: string;
  doing?: string;
  danger?: boolean;
  /** The label of the cancelling button. */
  wayBack?: string;
  asks?: {
    /** Names what is typed: it is kept in this tab until the act is done. */
    draft: string;
    start: Values;
    /** In their order. */
    fields: ActionFields<Values>;
    /** The field that says what is wrong and takes the focus; unless given, a summary above all does. */
    problemAt?: string;
    /** Closing the question forgets what was typed. */
    closingForgets?: boolean;
  };
  /** Sentences for what was thrown, where the usual ones will not do. */
  words?: ProblemText;
  /**
   * @param key a UUID that stays the same while the same is sent again; empty where the page has no secure origin
   * @throws what the API client throws: the question stays and says it
   */
  onAct(values: Values, key: string): Outcome | Promise<Outcome>;
}

/** Lets the types of a description's values follow from its `start`. */
export const describeAction = <Values extends object>(description: ActionDescription<Values>) => description;

/** Asks once before something is done, and for what has to be said with it. */
export function ActionDialog<Values extends object>(props: ActionDescription<Values> & { onClose: () => void }) {
  const { title, explanation, act, doing = act, danger, asks, words, onAct, onClose } = props;
  const { wayBack = asks ? 'Cancelar' : 'No, dejarlo' } = props;
  const fields = Object.entries(asks?.fields ?? {}) as [
    keyof Values & string,
    ActionFieldDescription<Values, unknown>,
  ][];
  const formId = useId();
  const start = asks?.start ?? ({} as Values);
  const [fresh, setFresh] = useState(
    () => Object.fromEntries(fields.flatMap(([name, { fresh }]) => (fresh ? [[name, start[name]]] : []))) as Values,
  );
  const whole = (kept: Values): Values => ({ ...kept, ...fresh });
  const shownOf = (values: Values) => fields.filter(([, { isShown }]) => isShown?.(values) ?? true);
  const form = useForm({
    draft: draftKeyOf(asks?.draft ?? formId),
    start,
    onDevice: false,
    words,
    bodyOf: whole,
    validate: (values) =>
      Object.fromEntries(shownOf(values).map(([name, { validate }]) => [name, validate?.(values[name], values)])),
    async send(values, key) {
      const outcome = await onAct(values, key);
      if (outcome === false) return false;
      if (outcome) showToast(outcome, { tone: 'success' });
      onClose();
    },
  });
  const { problem, errorOf } = form;
  const values = whole(form.values);
  const problemAt = asks?.problemAt;

  useEffect(() => {
    if (problem && problemAt) document.getElementById(problemAt)?.focus();
  }, [problem, problemAt]);

  const edit = (name: keyof Values, value: unknown) => {
    const part = { [name]: value } as Partial<Values>;
    if (name in fresh) setFresh({ ...fresh, ...part });
    else form.change(part);
  };
  const close = () => {
    if (asks?.closingForgets) form.forget();
    onClose();
  };

  return (
    <Dialog
      open
      title={title}
      onClose={close}
      footer={
        <>
          <SubmitButton of={form} doing={doing} form={formId} variant={danger ? 'danger' : 'filled'}>
            {act}
          </SubmitButton>
          <Button variant="outline" onClick={close}>
            {wayBack}
          </Button>
        </>
      }
    >
      <Form of={problemAt ? { ...form, problem: null } : form} id={formId} className={`stack gap-16 ${record.dialog}`}>
        {typeof explanation === 'string' ? <p>{explanation}</p> : explanation}
        {shownOf(values).map(([name, field]) => (
          <ActionField
            key={name}
            name={name}
            field={field}
            value={values[name]}
            error={name === problemAt && problem ? (problem.fields[0]?.message ?? problem.title) : errorOf(name)}
            onChange={(value) => edit(name, value)}
          />
        ))}
      </Form>
    </Dialog>
  );
}
