import { checkTitle, keptHere, type Words } from '@femcoders/kit/forms/sending-problem';
import { useDraft } from '@femcoders/kit/forms/use-draft';
import { useSending } from '@femcoders/kit/forms/use-sending';
import { showToast } from '@femcoders/platform';
import { Button, Dialog, ErrorSummary } from '@femcoders/shared-ui';
import { type FormEvent, type ReactNode, useEffect, useId, useState } from 'react';
import { draftKeyOf } from '../forms/draft-key.ts';
import form from '../forms/record-form.module.css';
import { ActField, type ActFieldDescription, type ActFields } from './act-field.tsx';

/** What is said when an act is done, if anything; false when it was not done: the question stays. */
// biome-ignore lint/suspicious/noConfusingVoidType: most acts say nothing here
type Outcome = string | false | void;

/** An act that is asked about once before it is done. */
export interface ActDescription<Values extends object> {
  title: string;
  /** What follows from it: a sentence, or what is drawn in place of one. */
  explanation?: ReactNode;
  /** What the button that does it says, and while it does. */
  act: string;
  doing?: string;
  danger?: boolean;
  /** What the button says that leaves all as it is. */
  wayBack?: string;
  asks?: {
    /** Names what is typed: it is kept in this tab until the act is done. */
    draft: string;
    start: Values;
    /** In their order. */
    fields: ActFields<Values>;
    /** The field that says what is wrong and takes the focus; unless given, a summary above all does. */
    problemAt?: string;
    /** Closing the question forgets what was typed. */
    closingForgets?: boolean;
  };
  /** Sentences for what was thrown, where the usual ones will not do. */
  words?: Words;
  /** @throws what the API client throws: the question stays and says it */
  onAct(values: Values): Outcome | Promise<Outcome>;
}

/** Lets the types of a description's values follow from its `start`. */
export const describeAct = <Values extends object>(description: ActDescription<Values>) => description;

/** Asks once before something is done, and for what has to be said with it. */
export function ActDialog<Values extends object>(props: ActDescription<Values> & { onClose: () => void }) {
  const { title, explanation, act, doing = act, danger, asks, words = keptHere, onAct, onClose } = props;
  const { wayBack = asks ? 'Cancelar' : 'No, dejarlo' } = props;
  const fields = Object.entries(asks?.fields ?? {}) as [keyof Values & string, ActFieldDescription<Values, unknown>][];
  const formId = useId();
  const start = asks?.start ?? ({} as Values);
  const draft = useDraft(draftKeyOf(asks?.draft ?? formId), { start, read: () => null, onDevice: false });
  const [fresh, setFresh] = useState(
    () => Object.fromEntries(fields.flatMap(([name, { fresh }]) => (fresh ? [[name, start[name]]] : []))) as Values,
  );
  const { busy, problem, setProblem, errorOf, send } = useSending(words);
  const values: Values = { ...draft.value, ...fresh };
  const asked = fields.filter(([, { isAsked }]) => isAsked?.(values) ?? true);
  const problemAt = asks?.problemAt;

  useEffect(() => {
    if (problem && problemAt) document.getElementById(problemAt)?.focus();
  }, [problem, problemAt]);

  const edit = (name: keyof Values, value: unknown) => {
    const part = { [name]: value } as Partial<Values>;
    if (name in fresh) setFresh({ ...fresh, ...part });
    else draft.change(part);
  };
  const close = () => {
    if (asks?.closingForgets) draft.forget();
    onClose();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // React tells a form round the button that opened this of what happens in here.
    event.stopPropagation();
    const found = asked.flatMap(([field, { validate }]) => {
      const message = validate?.(values[field], values);
      return message ? [{ field, message }] : [];
    });
    if (found.length > 0) return setProblem({ title: checkTitle, fields: found });
    void send(async () => {
      const outcome = await onAct(values);
      if (outcome === false) return;
      draft.forget();
      if (outcome) showToast(outcome, { tone: 'success' });
      onClose();
    });
  };

  return (
    <Dialog
      open
      title={title}
      onClose={close}
      footer={
        <>
          <Button type="submit" form={formId} variant={danger ? 'danger' : 'filled'} busy={busy}>
            {busy ? doing : act}
          </Button>
          <Button variant="outline" onClick={close}>
            {wayBack}
          </Button>
        </>
      }
    >
      <form id={formId} className="stack gap-16" noValidate onSubmit={submit}>
        {problem && !problemAt && (
          <div className={form.dialogProblem}>
            <ErrorSummary title={problem.title} problems={problem.fields} />
          </div>
        )}
        {typeof explanation === 'string' ? <p>{explanation}</p> : explanation}
        {asked.map(([name, field]) => (
          <ActField
            key={name}
            name={name}
            field={field}
            value={values[name]}
            error={name === problemAt && problem ? (problem.fields[0]?.message ?? problem.title) : errorOf(name)}
            onChange={(value) => edit(name, value)}
          />
        ))}
      </form>
    </Dialog>
  );
}
