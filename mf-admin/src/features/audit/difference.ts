import { valueWords } from './audit-words.ts';

/** One thing that an act changed, in words. Null where there was nothing, or is nothing any more. */
export interface Change {
  /** `state`, `venue.city`; empty when the whole is one value. */
  field: string;
  before: string | null;
  after: string | null;
}

/**
 * Returns what differs between two states as the log keeps them: field by field, nested ones with a dot, in the order
 * written; values in words.
 */
export function differenceBetween(before: unknown, after: unknown): Change[] {
  const [old, now] = [fieldsOf(before), fieldsOf(after)];
  return [...new Set([...old.keys(), ...now.keys()])]
    .map((field) => ({ field, before: old.get(field) ?? null, after: now.get(field) ?? null }))
    .filter((change) => change.before !== change.after);
}

function fieldsOf(value: unknown, path = '', fields = new Map<string, string>()): Map<string, string> {
  if (value === null || value === undefined) return fields;
  if (typeof value !== 'object') fields.set(path, valueWords(value, path));
  else if (Array.isArray(value)) fields.set(path, valueWords(value, path));
  else for (const [name, inner] of Object.entries(value)) fieldsOf(inner, path ? `${path}.${name}` : name, fields);
  return fields;
}
