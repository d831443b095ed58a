import { TextArea, TextField } from '@femcoders/shared-ui';
import { Checkbox, ChoiceGroup } from '@femcoders/shared-ui/choice';
import type { ReactNode } from 'react';

/**
 * A field of the dialog before an action. It is a choice where it has choices, a text of several lines where it has rows, a box to tick
 * where its value is a boolean, drawn by itself where it says how; else a line of text.
 */
export interface ActionFieldDescription<Values, Value> {
  label: string;
  hint?: string;
  optional?: boolean;
  choices?: readonly { value: Extract<Value, string>; label: string; hint?: string }[];
  /** Height of a text of several lines. */
  rows?: number;
  maxLength?: number;
  /** Of a line of text; `text` unless given. */
  type?: 'email' | 'date' | 'datetime-local';
  autoComplete?: string;
  draw?(field: DrawnField<Value>): ReactNode;
  /** It starts with the current value each time the question is asked; else what was typed or chosen is kept until the act is done. */
  fresh?: boolean;
  /** Whether it is shown, by what the others hold; always unless given. */
  isShown?(values: Values): boolean;
  /** A Spanish sentence that says what to do when it cannot be sent like that. */
  validate?(value: Value, values: Values): string | null | undefined;
}

export type ActionFields<Values> = { [Name in keyof Values]: ActionFieldDescription<Values, Values[Name]> };

export interface DrawnField<Value> {
  value: Value;
  error: string | undefined;
  onChange(value: Value): void;
}

interface ActionFieldProps extends DrawnField<unknown> {
  name: string;
  field: ActionFieldDescription<never, unknown>;
}

/** A field of the dialog in which an act is asked for. */
export function ActionField({ name, field, value, error, onChange }: ActionFieldProps) {
  const { label, hint, optional, rows, maxLength, type, autoComplete, draw } = field;
  const choices: readonly { value: string; label: string; hint?: string }[] | undefined = field.choices;
  if (draw) return draw({ value, error, onChange });
  const texts = { name, label, hint, optional, error };
  if (choices) {
    return (
      <ChoiceGroup
        {...texts}
        type="radio"
        choices={choices}
        chosen={value ? [String(value)] : []}
        onChange={([chosen]) => chosen && onChange(chosen)}
      />
    );
  }
  if (typeof value === 'boolean') {
    return <Checkbox {...texts} checked={value} onChange={({ target }) => onChange(target.checked)} />;
  }
  const text = {
    ...texts,
    ...{ maxLength, autoComplete },
    value: String(value),
    onChange: ({ target }: { target: { value: string } }) => onChange(target.value),
  };
  return rows ? <TextArea {...text} rows={rows} /> : <TextField {...text} type={type} />;
}
