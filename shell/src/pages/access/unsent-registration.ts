import type { FormEvent } from 'react';

/**
 * The unsent values of the registration, for a visitor who looks at another page and comes back: in the tab's memory alone,
 * and never a password. A reload keeps it by `data-kept-typing`.
 */
const unsent = new Map<string, string | boolean>();

const textFields = ['userName', 'userEmail'];

/** Keeps a field's value as it is typed. */
export function keepUnsent({ target }: FormEvent<HTMLFormElement>): void {
  const field = target as HTMLInputElement;
  if (field.type === 'checkbox') unsent.set(field.name, field.checked);
  else if (textFields.includes(field.name)) unsent.set(field.name, field.value);
}

export const forgetUnsent = () => unsent.clear();

/** Returns the attributes of a text field that begins with what was kept. */
export const keptText = (name: string) => ({ name, defaultValue: String(unsent.get(name) ?? '') });

/** Returns the attributes of a checkbox that begins as it was left. */
export const keptBox = (name: string) => ({ name, defaultChecked: unsent.get(name) === true });
